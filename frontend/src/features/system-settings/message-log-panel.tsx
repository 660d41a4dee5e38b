import { cleanMessageLog, listMessageLog } from '../../../../shared/contract/calls/message-log.ts';
import type { LoggedMessage } from '../../../../shared/schemas/message-log.ts';
import { useRoute } from '../../api/use-route.ts';
import { useSave } from '../../api/use-save.ts';
import { LogPanel } from '../../components/log/log-panel.tsx';
import { type LogColumn, LogTable } from '../../components/log/log-table.tsx';
import { useLogFilter } from '../../components/log/use-log-filter.tsx';
import { useLogPages } from '../../components/log/use-log-pages.ts';
import { messageFateLabels, messageKindLabels } from '../../../../shared/text/logs.ts';
import { messageLogText as text } from '../../text/message-log.ts';

const width = 1200;
const noFilter = { to: '', mobilePhone: '' };

export function MessageLogPanel() {
  const pages = useLogPages();
  const { filter, field, isFiltered } = useLogFilter(noFilter, pages);
  const query = useRoute(
    listMessageLog,
    { query: { ...filter, currentPage: pages.page, itemsPerPage: pages.size } },
    { silent: true, staleTime: 0 },
  );
  const { save, saving } = useSave(cleanMessageLog, {
    success: ({ removed }) => text.cleaned(removed),
    failure: text.notCleaned,
  });

  return (
    <LogPanel
      width={width}
      text={text}
      query={query}
      pages={pages}
      filters={
        <>
          {field('to', text.toFilter)}
          {field('mobilePhone', text.phoneFilter)}
        </>
      }
      isFiltered={isFiltered}
      onClean={() => save({})}
      isCleaning={saving}
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
