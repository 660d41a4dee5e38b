import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import type { ListExport } from '../../../../shared/schemas/spreadsheet.ts';
import { formatInstant, formatNumber } from '../../components/format.ts';
import type { BadgeLook, ListDefinition } from '../../components/list/list-definition.ts';
import { periodOfColumn } from '../../components/list/period-filters.ts';
import { exportsText as text } from '../../text/exports.ts';

const looks: Record<ListExport['state'], Omit<BadgeLook, 'label'>> = {
  Pending: { color: 'blue', icon: IconClock },
  Done: { color: 'green', icon: IconCircleCheck },
  Failed: { color: 'red', icon: IconAlertTriangle },
};

export const ownExportsList: ListDefinition<ListExport> = {
  id: 'own-exports',
  label: text.list,
  rowId: (row) => row.exportId,
  rowName: (row) => `${row.name} ${formatInstant(row.askedAt)}`,
  columns: [
    { key: 'name', label: text.name, width: 14 },
    { key: 'askedAt', label: text.askedAt, format: 'instant', important: true },
    { key: 'total', label: text.rows, value: rowsOf, align: 'right', width: 13, important: true },
    {
      key: 'state',
      label: text.status,
      format: 'badge',
      badge: ({ state }) => ({ label: text.states[state], ...looks[state] }),
      width: 10,
      important: true,
    },
    { key: 'problem', label: text.problem, important: true },
  ],
  filters: periodOfColumn('askedAt', text.askedAt),
  defaultSort: { column: 'askedAt', descending: true },
  empty: { title: text.empty, hint: text.emptyHint },
};

function rowsOf({ state, done, total, isEverything }: ListExport): string {
  if (isEverything && state !== 'Done') return '';
  if (total === null) return '';
  return state === 'Pending' ? text.rowsOf(formatNumber(done), formatNumber(total)) : formatNumber(total);
}
