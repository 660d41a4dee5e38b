import { Anchor } from '@mantine/core';
import { getStaffTimeLogHistory } from '../../../../shared/contract/staff-time-logs.ts';
import { useRoute } from '../../api/use-route.ts';
import { openRow } from '../../components/list/open-row.ts';
import { formatInstant, formatNumber } from '../../components/format.ts';
import { QueryView } from '../../components/query-view.tsx';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';
import { sumCells, timeLogColumns } from './columns.ts';
import { readingOptions, type Person } from './person.ts';
import { Readings } from './readings.tsx';
import classes from './all-months.module.css';

type Props = { person: Person; onChoose: (staffTimeLogId: string) => void };

export function AllMonths({ person, onChoose }: Props) {
  const query = useRoute(getStaffTimeLogHistory, { params: { userId: person.userId } }, readingOptions(person));
  return (
    <QueryView query={query}>
      {(entries) => (
        <div className={classes['archive']}>
          <table aria-label={text.archive}>
            <thead>
              <tr>
                <th scope="col">{text.monthField}</th>
                <th scope="col">{text.percentage}</th>
                {timeLogColumns.map((column) => (
                  <th key={column.key} scope="col" title={column.hint}>
                    {column.label}
                  </th>
                ))}
                <th scope="col">{text.submittedColumn}</th>
              </tr>
            </thead>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- each row has its button */}
            <tbody onClick={openRow}>
              {entries.map((entry) => (
                <tr key={entry.staffTimeLogId}>
                  <th scope="row">
                    <Anchor
                      component="button"
                      type="button"
                      size="sm"
                      data-main-link
                      onClick={() => onChoose(String(entry.staffTimeLogId))}
                    >
                      {text.month(entry.year, entry.month)}
                    </Anchor>
                  </th>
                  <td data-label={text.percentage}>{formatNumber(entry.employmentPercentage)} %</td>
                  {sumCells(entry.sums).map((sum, index) => (
                    <td key={timeLogColumns[index]!.key} data-label={timeLogColumns[index]!.label}>
                      {sum}
                    </td>
                  ))}
                  <td data-label={text.submittedColumn}>{formatInstant(entry.dateSubmitted ?? '')}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {!person.isOther && <Readings userId={person.userId} />}
        </div>
      )}
    </QueryView>
  );
}
