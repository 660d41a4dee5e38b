import { ActionIcon } from '@mantine/core';
import {
  IconBriefcase,
  IconClipboardList,
  IconFileInvoice,
  IconPencil,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import { deleteProjectLog } from '../../../../shared/contract/calls/project-logs.ts';
import { isManual, mayChangeLog } from '../../../../shared/domain/project-log-rules.ts';
import type { ProjectLog } from '../../../../shared/schemas/project-log.ts';
import { currentSession } from '../../api/session.ts';
import { useSave } from '../../api/use-save.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { isSavedOrWaits } from '../../components/outbox/keep-in-outbox.ts';
import { formatInstant } from '../../components/format.ts';
import { common } from '../../text/common.ts';
import { projectLogText as text } from '../../text/project-log.ts';
import { EditMessage } from './edit-message.tsx';
import { shorten } from './log-message.ts';
import type { LogTexts } from './use-log-texts.ts';
import classes from './project-log.module.css';

const icons: Record<ProjectLog['logTypeName'], Icon> = {
  Manuell: IconPencil,
  Projekt: IconBriefcase,
  Insats: IconClipboardList,
  Faktura: IconFileInvoice,
};

type Props = { entry: ProjectLog; texts: LogTexts };

export function LogEntry({ entry, texts }: Props) {
  const typed = texts.textOf(entry.projectLogId);
  if (!isManual(entry)) return <SystemEntry entry={entry} />;
  return (
    <li className={classes['entry']}>
      <Heading entry={entry} texts={texts} isEdited={typed !== undefined} />
      {typed ? <EditMessage entry={entry} typed={typed} texts={texts} /> : <Message>{entry.message}</Message>}
    </li>
  );
}

export function ReadLogEntry({ entry }: { entry: ProjectLog }) {
  if (!isManual(entry)) return <SystemEntry entry={entry} />;
  return (
    <li className={classes['entry']}>
      <div className={classes['heading']}>
        <Author entry={entry} />
      </div>
      <Message>{entry.message}</Message>
    </li>
  );
}

function SystemEntry({ entry }: { entry: ProjectLog }) {
  const TypeIcon = icons[entry.logTypeName];
  return (
    <li className={classes['entry']} data-system>
      <TypeIcon size="1rem" aria-hidden className={classes['icon']} />
      <div>
        <Message>{entry.message}</Message>
        <div className={classes['when']}>
          {entry.logTypeName} · {formatInstant(entry.dateCreated)} · {entry.userInitials || text.system}
        </div>
      </div>
    </li>
  );
}

function Message({ children }: { children: string }) {
  return <p className={classes['message']}>{children}</p>;
}

function Author({ entry }: { entry: ProjectLog }) {
  return (
    <>
      <strong>{entry.userInitials || text.system}</strong>
      <span className={classes['when']}>
        {formatInstant(entry.dateCreated)}
        {entry.dateChanged &&
          `, ${text.changed(
            formatInstant(entry.dateChanged),
            entry.changedByInitials === entry.userInitials ? '' : entry.changedByInitials,
          )}`}
      </span>
    </>
  );
}

function Heading({ entry, texts, isEdited }: Props & { isEdited: boolean }) {
  const remove = useSave(deleteProjectLog, { success: text.deleted, failure: text.notDeleted });
  const session = currentSession();
  const mayChange = session !== undefined && mayChangeLog(session, entry);
  const { projectLogId, version, message, userInitials } = entry;
  const when = formatInstant(entry.dateCreated);

  async function askAndDelete() {
    const isSure = await confirm({
      title: text.deleteTitle,
      message: text.deleteQuestion,
      verb: common.delete,
      tone: 'danger',
    });
    if (!isSure) return;
    const input = { params: { projectLogId }, query: { version } };
    const removed = await remove.saveOrWait(input).catch(() => undefined);
    await isSavedOrWaits(removed, { name: shorten(message) }, text.notDeleted);
  }

  return (
    <div className={classes['heading']}>
      <Author entry={entry} />
      {mayChange && !isEdited && (
        <span className={classes['actions']}>
          <ActionIcon
            size="sm"
            color="gray"
            title={common.edit}
            aria-label={text.editOf(userInitials, when)}
            onClick={() => texts.set(projectLogId, { text: message, version, original: message })}
          >
            <IconPencil size="1rem" />
          </ActionIcon>
          <ActionIcon
            size="sm"
            color="gray"
            title={common.delete}
            aria-label={text.deleteOf(userInitials, when)}
            loading={remove.saving}
            onClick={() => void askAndDelete()}
          >
            <IconTrash size="1rem" />
          </ActionIcon>
        </span>
      )}
    </div>
  );
}
