import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../components/form/drafts.ts';
import { useKnownForm } from '../../components/form/use-known-form.ts';

export type LogText = { text: string; version: number; original: string };

/** By entry id; 0 is a new message. */
type Texts = Record<number, LogText>;

export const newEntry = 0;
const blank: LogText = { text: '', version: 0, original: '' };

export type LogTexts = {
  textOf: (projectLogId: number) => LogText | undefined;
  set: (projectLogId: number, text: LogText) => void;
  drop: (projectLogId: number) => void;
  ids: readonly number[];
};

const isTyped = ({ text, original }: LogText) => text.trim() !== original.trim();

export function useLogTexts(projectId: number, panelKey: string): LogTexts {
  const draft = `project-log:${projectId}`;
  const [texts, setTexts] = useState<Texts>(() => (readDraft(draft) as Texts | undefined) ?? {});
  useKnownForm({ key: panelKey, draft, isDirty: () => Object.values(texts).some(isTyped) });

  useEffect(() => {
    if (Object.values(texts).some(isTyped)) keepDraft(draft, texts);
    else dropDraft(draft);
  }, [draft, texts]);

  return {
    textOf: (id) => texts[id] ?? (id === newEntry ? blank : undefined),
    set: (id, text) => setTexts((before) => ({ ...before, [id]: text })),
    drop: (id) =>
      setTexts(({ ...rest }) => {
        delete rest[id];
        return rest;
      }),
    ids: Object.keys(texts).map(Number),
  };
}
