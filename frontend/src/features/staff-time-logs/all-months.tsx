import { Anchor } from '@mantine/core';
import { getStaffTimeLogHistory } from '../../../../shared/contract/calls/staff-time-logs.ts';
import type { ResultOf } from '../../../../shared/contract/call-types.ts';
import { useRoute } from '../../api/use-route.ts';
import { formatInstant, formatNumber } from '../../components/format.ts';
import { type PageColumn, PageTable } from '../../components/list/page-table.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';
import { sumCells, timeLogColumns } from './columns.ts';
import { readingOptions, type Person } from './person.ts';
import { Readings } from './readings.tsx';

type Props = { person: Person; onChoose: (staffTimeLogId: string) => void };

export function AllMonths({ person, onChoose }: Props) {
  const query = useRoute(getStaffTimeLogHistory, { params: { userId: person.userId } }, readingOptions(person));
  return (
    <QueryView query={query}>
      {(entries) => (
        <PageTable
          label={text.archive}
          columns={columnsOf(onChoose)}
          rows={entries}
          rowKey={({ staffTimeLogId }) => staffTimeLogId}
          isOpened
        >
          {!person.isOther && <Readings userId={person.userId} />}
        </PageTable>
      )}
    </QueryView>
  );
}

type Entry = ResultOf<typeof getStaffTimeLogHistory>[number];

const columnsOf = (onChoose: Props['onChoose']): PageColumn<Entry>[] => [
  {
    label: text.monthField,
    value: ({ staffTimeLogId, year, month }) => (
      <Anchor component="button" type="button" inherit data-main-link onClick={() => onChoose(String(staffTimeLogId))}>
        {text.month(year, month)}
      </Anchor>
    ),
  },
  {
    label: text.percentage,
    isNumber: true,
    value: ({ employmentPercentage }) => `${formatNumber(employmentPercentage)}\u00a0%`,
  },
  ...timeLogColumns.map(({ label, hint }, index) => ({
    label,
    hint,
    isNumber: true,
    value: ({ sums }: Entry) => sumCells(sums)[index],
  })),
  {
    label: text.submittedColumn,
    isNumber: true,
    value: ({ dateSubmitted }) => dateSubmitted && formatInstant(dateSubmitted).replace(' ', '\u00a0'),
  },
];
