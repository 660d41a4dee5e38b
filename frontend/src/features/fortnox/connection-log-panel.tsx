import { cleanConnectionLog, listConnectionLog } from '../../../../shared/contract/calls/finance-integration.ts';
import type { ConnectionLogEntry } from '../../../../shared/schemas/fortnox.ts';
import { LogPanel } from '../../components/log/log-panel.tsx';
import { type LogColumn, LogTable } from '../../components/log/log-table.tsx';
import { connectionLogText as text } from '../../text/connection-log.ts';
import classes from './connection-log.module.css';
import { LongText } from './long-text.tsx';

export function ConnectionLogPanel() {
  return (
    <LogPanel
      width={1600}
      text={text}
      call={listConnectionLog}
      clean={cleanConnectionLog}
      filters={{ event: text.columns.event }}
    >
      {(entries) => (
        <LogTable
          label={text.list}
          rows={entries}
          keyOf={({ id }) => id}
          columns={columns}
          isFixed
          isFailed={({ error }) => error !== ''}
        />
      )}
    </LogPanel>
  );
}

const columns: readonly LogColumn<ConnectionLogEntry>[] = [
  { label: text.columns.dateTime, look: classes['time'], cell: ({ dateTimeDisplay }) => dateTimeDisplay },
  { label: text.columns.event, look: classes['event'], cell: ({ event }) => event },
  { label: text.columns.userInitials, look: classes['short'], cell: ({ userInitials }) => userInitials },
  {
    label: text.columns.requestBody,
    look: classes['request'],
    cell: ({ requestBody }) => requestBody && <LongText value={requestBody} />,
  },
  { label: text.columns.statusCode, look: classes['status'], cell: ({ statusCode }) => statusCode },
  { label: text.columns.responseBody, cell: ({ responseBody }) => responseBody && <LongText value={responseBody} /> },
  { label: text.columns.subLog, look: classes['subLog'], cell: ({ subLog }) => subLog },
  { label: text.columns.error, look: classes['error'], cell: ({ error }) => error },
];
