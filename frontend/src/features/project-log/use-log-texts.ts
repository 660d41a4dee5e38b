import { useEffect, useState } from 'react';
import { dropEntries, refusedOf } from '../../api/outbox-store.ts';
import type { OutboxForm } from '../../api/outbox-entry.ts';
import { dropDraft, keepDraft, readDraft } from '../../components/form/drafts.ts';
import { useKnownForm } from '../../components/form/use-known-form.ts';
import { type LogText, newEntry, type Texts, withRefused } from './with-refused.ts';

const blank: LogText = { text: '', version: 0, original: '' };

export type LogTexts = {
  textOf: (projectLogId: number) => LogText | undefined;
  set: (projectLogId: number, text: LogText) => void;
  drop: (projectLogId: number) => void;
  ids: readonly number[];
  /** For the outbox, which gives the text back if the server refuses it. */
  formOf: (projectLogId: number, text: LogText) => Omit<OutboxForm, 'address'>;
};

const isTyped = ({ text, original }: LogText) => text.trim() !== original.trim();

export function useLogTexts(projectId: number, panelKey: string): LogTexts {
  const draft = `project-log:${projectId}`;
  const outboxDraft = `${draft}.outbox`;
  const [start] = useState(() => withRefused((readDraft(draft) as Texts | undefined) ?? {}, refusedOf(outboxDraft)));
  const [texts, setTexts] = useState(start.texts);
  useKnownForm({ key: panelKey, draft, isDirty: () => Object.values(texts).some(isTyped) });

  useEffect(() => {
    if (Object.values(texts).some(isTyped)) keepDraft(draft, texts);
    else dropDraft(draft);
  }, [draft, texts]);

  return {
    textOf: (id) => texts[id] ?? (id === newEntry ? blank : undefined),
    set: (id, text) => setTexts((before) => ({ ...before, [id]: text })),
    drop: (id) => {
      void dropEntries(start.keys[id] ?? []);
      setTexts(({ ...rest }) => {
        delete rest[id];
        return rest;
      });
    },
    formOf: (id, text) => ({ draft: outboxDraft, values: { id, ...text } }),
    ids: Object.keys(texts).map(Number),
  };
}
