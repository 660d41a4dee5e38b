import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef } from 'react';
import { updateProjectLog } from '../../../../shared/contract/calls/project-logs.ts';
import type { ProjectLog } from '../../../../shared/schemas/project-log.ts';
import { invalidateKinds } from '../../api/query-client.ts';
import { useSave } from '../../api/use-save.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { isSavedOrWaits } from '../../components/outbox/keep-in-outbox.ts';
import { formatInstant } from '../../components/format.ts';
import { common } from '../../text/common.ts';
import { projectLogText as text } from '../../text/project-log.ts';
import { isSendable, shorten } from './log-message.ts';
import { MessageField } from './message-field.tsx';
import type { LogTexts } from './use-log-texts.ts';
import type { LogText } from './with-refused.ts';
import { dialogsText } from '../../text/dialogs.ts';
import classes from './project-log.module.css';

type Props = { entry: ProjectLog; typed: LogText; texts: LogTexts };

export function EditMessage({ entry, typed, texts }: Props) {
  const update = useSave(updateProjectLog, { success: text.updated, failure: text.notUpdated });
  const { projectLogId } = entry;
  const latest = useRef(typed.text);
  const isOld = entry.version > typed.version;

  async function save() {
    if (!(await isSendable(typed.text))) return;
    latest.current = typed.text;
    const isCurrent = () => latest.current === typed.text;
    const waiting = { name: shorten(typed.text), form: texts.formOf(projectLogId, typed), isCurrent };
    const input = { params: { projectLogId }, body: { message: typed.text, version: typed.version } };
    try {
      const saved = await update.saveOrWait(input);
      if (await isSavedOrWaits(saved, waiting, text.notUpdated)) texts.drop(projectLogId);
    } catch {
      // The text stays, and the newest version is shown beside it.
      await invalidateKinds(['project-log']);
    }
  }

  async function cancel() {
    const isSure = typed.text.trim() === typed.original.trim() || (await mayDiscardText());
    if (isSure) texts.drop(projectLogId);
  }

  return (
    <div className={classes['edit']}>
      {isOld && (
        <Alert
          color="red"
          icon={<IconAlertTriangle />}
          title={text.changedMeanwhile(
            entry.changedByInitials || text.system,
            formatInstant(entry.dateChanged ?? entry.dateCreated),
          )}
          p="xs"
        >
          <p className={classes['message']}>{entry.message}</p>
          <Group gap="xs" mt="xs">
            <Button
              size="xs"
              variant="default"
              onClick={() => texts.set(projectLogId, { ...typed, version: entry.version })}
            >
              {text.keepMine}
            </Button>
            <Button size="xs" variant="default" onClick={() => texts.drop(projectLogId)}>
              {text.takeTheirs}
            </Button>
          </Group>
        </Alert>
      )}
      <MessageField
        label={text.message}
        isLabelHidden
        hint={text.editHint}
        value={typed.text}
        autoFocus
        onChange={(next) => {
          latest.current = next;
          texts.set(projectLogId, { ...typed, text: next });
        }}
        onSave={() => void save()}
        onCancel={() => void cancel()}
      />
      <Group gap="xs" justify="flex-end">
        <Button size="xs" variant="default" onClick={() => void cancel()}>
          {common.cancel}
        </Button>
        <Button size="xs" loading={update.saving} onClick={() => void save()}>
          {common.save}
        </Button>
      </Group>
    </div>
  );
}

function mayDiscardText(): Promise<boolean> {
  return confirm({ ...dialogsText.discard, tone: 'danger' });
}
