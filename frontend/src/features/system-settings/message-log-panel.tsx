import { cleanMessageLog, listMessageLog } from '../../../../shared/contract/calls/message-log.ts';
import type { LoggedMessage } from '../../../../shared/schemas/message-log.ts';
import { LogPanel } from '../../components/log/log-panel.tsx';
import { type LogColumn, LogTable } from '../../components/log/log-table.tsx';
import { messageFateLabels, messageKindLabels } from '../../../../shared/text/logs.ts';
import { messageLogText as text } from '../../text/message-log.ts';

export function MessageLogPanel() {
  return (
    <LogPanel
      width={1200}
      text={text}
      call={listMessageLog}
      clean={cleanMessageLog}
      filters={{ to: text.toFilter, mobilePhone: text.phoneFilter }}
    >
      {(messages) => (
        <LogTable
          label={text.list}
          rows={messages}
          keyOf={({ id }) => id}
          columns={columns}
          isFailed={({ fate }) => failures.includes(fate)}
        />
      )}
    </LogPanel>
  );
}

const failures: readonly string[] = ['Uncertain', 'Refused', 'Bounced', 'Complained'];

const columns: readonly LogColumn<LoggedMessage>[] = [
  { label: text.columns.dateTime, cell: ({ dateTimeDisplay }) => dateTimeDisplay },
  { label: text.columns.kind, cell: ({ kind }) => messageKindLabels[kind] },
  { label: text.columns.to, cell: ({ to }) => to },
  { label: text.columns.mobilePhone, cell: ({ mobilePhone }) => mobilePhone },
  { label: text.columns.subject, cell: ({ subject }) => subject },
  {
    label: text.columns.fate,
    cell: ({ fate, reason }) => messageFateLabels[fate] + (reason && `: ${reason}`),
  },
];
