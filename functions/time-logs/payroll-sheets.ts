import { payrollFields, type payrollOf } from '../../shared/domain/payroll.ts';
import { staffTimeLog, staffTimeLogLine } from '../../shared/entities/staff-time-log.ts';
import { timeLogStateLabels } from '../../shared/text/staff-time-logs.ts';
import { type SheetColumn, sheetOf } from '../spreadsheets/write-spreadsheet.ts';

type Payroll = ReturnType<typeof payrollOf>;
type Figures = Payroll['days'][number]['absence'];
type NamedPerson = { initials: string; firstName: string; lastName: string };

const { labels } = staffTimeLogLine;
const headings = { ...labels, vacationDays: 'Semester, dagar' };

const figures = <Row>(of: (row: Row) => Figures | null): SheetColumn<Row>[] =>
  payrollFields.map((field) => ({
    heading: headings[field],
    value: (row) => of(row)?.[field],
    format: 'hours',
    isSummed: true,
  }));

const names: readonly SheetColumn<NamedPerson>[] = [
  { heading: 'Initialer', value: ({ initials }) => initials },
  { heading: 'Namn', value: ({ firstName, lastName }) => `${firstName} ${lastName}` },
];

const ofPeople: readonly SheetColumn<Payroll['people'][number]>[] = [
  ...names,
  { heading: 'Tidlogg', value: ({ state }) => timeLogStateLabels[state] },
  { heading: staffTimeLog.labels.employmentPercentage, value: (row) => row.employmentPercentage, format: 'hours' },
  ...figures<Payroll['people'][number]>(({ sums }) => sums),
];

const ofDays: readonly SheetColumn<Payroll['days'][number]>[] = [
  ...names,
  { heading: 'Datum', value: ({ day }) => day, format: 'day' },
  ...figures<Payroll['days'][number]>(({ absence }) => absence),
];

export function payrollSheets({ people, days }: Payroll) {
  return [sheetOf('Per person', ofPeople, people), sheetOf('Per dag', ofDays, days)];
}
