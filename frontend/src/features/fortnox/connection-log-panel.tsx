import { cleanConnectionLog, listConnectionLog } from '../../../../shared/contract/calls/finance-integration.ts';
import type { ConnectionLogEntry } from '../../../../shared/schemas/fortnox.ts';
import { useRoute } from '../../api/use-route.ts';
import { useSave } from '../../api/use-save.ts';
import { LogPanel } from '../../components/log/log-panel.tsx';
import { type LogColumn, LogTable } from '../../components/log/log-table.tsx';
import { useLogFilter } from '../../components/log/use-log-filter.tsx';
import { useLogPages } from '../../components/log/use-log-pages.ts';
import { connectionLogText as text } from '../../text/connection-log.ts';
import classes from './connection-log.module.css';
import { LongText } from './long-text.tsx';

const width = 1600;
const noFilter = { event: '' };

export function ConnectionLogPanel() {
  const pages = useLogPages();
  const { filter, field, isFiltered } = useLogFilter(noFilter, pages);
  const query = useRoute(
    listConnectionLog,
    { query: { ...filter, currentPage: pages.page, itemsPerPage: pages.size } },
    { silent: true, staleTime: 0 },
  );
  const { save, saving } = useSave(cleanConnectionLog, {
    success: ({ removed }) => text.cleaned(removed),
    failure: text.notCleaned,
  });
  return (
    <LogPanel
      width={width}
      text={text}
      query={query}
      pages={pages}
      filters={field('event', text.columns.event)}
      isFiltered={isFiltered}
      onClean={() => save({})}
      isCleaning={saving}
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
