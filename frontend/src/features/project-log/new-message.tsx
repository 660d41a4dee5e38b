import { Button } from '@mantine/core';
import { useRef } from 'react';
import { createProjectLog } from '../../../../shared/contract/calls/project-logs.ts';
import { manualLogType } from '../../../../shared/codes/projects.ts';
import { currentSession } from '../../api/session.ts';
import { useSave } from '../../api/use-save.ts';
import { isSavedOrWaits } from '../../components/outbox/keep-in-outbox.ts';
import { projectLogText as text } from '../../text/project-log.ts';
import { isSendable, shorten } from './log-message.ts';
import { MessageField } from './message-field.tsx';
import type { LogTexts } from './use-log-texts.ts';
import { newEntry } from './with-refused.ts';
import classes from './project-log.module.css';

export function NewMessage({ projectId, texts }: { projectId: number; texts: LogTexts }) {
  const create = useSave(createProjectLog, { success: text.created, failure: text.notCreated });
  const place = useRef<HTMLDivElement>(null);
  const { text: message = '' } = texts.textOf(newEntry) ?? {};
  // Text typed while the message is being sent starts the next one.
  const latest = useRef(message);

  function change(next: string) {
    latest.current = next;
    texts.set(newEntry, { text: next, version: 0, original: '' });
  }

  async function save() {
    if (!(await isSendable(message))) {
      place.current?.querySelector('textarea')?.focus();
      return;
    }
    latest.current = message;
    const userId = currentSession()?.userId ?? null;
    const saved = await create
      .saveOrWait({ body: { projectId, message, logType: manualLogType, userId } })
      .catch(() => undefined);
    if (saved === undefined) return;
    const form = texts.formOf(newEntry, { text: message, version: 0, original: '' });
    if (!(await isSavedOrWaits(saved, { name: shorten(message), form }, text.notCreated))) return;
    const rest = latest.current.startsWith(message) ? latest.current.slice(message.length).trimStart() : latest.current;
    if (rest === '') texts.drop(newEntry);
    else change(rest);
    place.current?.querySelector('textarea')?.focus();
  }

  return (
    <div ref={place} className={classes['new']}>
      <MessageField
        label={text.newMessage}
        hint={text.hint}
        value={message}
        autoFocus
        onChange={change}
        onSave={() => void save()}
      />
      <Button size="xs" loading={create.saving} onClick={() => void save()}>
        {text.add}
      </Button>
    </div>
  );
}
