import type { TimeReport } from '../../../../shared/schemas/time-report.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { periodOfColumn } from '../../components/list/period-filters.ts';
import { timeReportsText } from '../../text/time-reports.ts';

const text = timeReportsText.history;

const periodOf = ({ from, to }: TimeReport) => `${from} – ${to}`;
const projectOf = ({ projectCode }: TimeReport) => projectCode || text.allProjects;

export const timeReportsList: ListDefinition<TimeReport> = {
  id: 'time-reports',
  label: text.table,
  rowId: (row) => row.timeReportId,
  rowName: (row) => `${row.projectCode || row.customerName} ${periodOf(row)}`,
  columns: [
    { key: 'createdAt', label: text.createdAt, format: 'instant' },
    { key: 'createdByName', label: text.createdBy },
    { key: 'customerName', label: text.customer, important: true },
    { key: 'projectCode', label: text.project, important: true, value: projectOf, width: 7 },
    { key: 'period', label: text.period, important: true, value: periodOf, width: 13 },
    { key: 'hours', label: text.hours, format: 'hours' },
    { key: 'withPrices', label: text.prices, format: 'flag' },
  ],
  filters: periodOfColumn('createdAt', text.createdAt),
  defaultSort: { column: 'createdAt', descending: true },
  empty: { title: text.none, hint: text.noneHint },
};
