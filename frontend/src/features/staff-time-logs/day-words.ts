import type { FieldWords } from '../../components/form/field-words.ts';
import type { ListWords } from '../../components/form/record-form.ts';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';
import { cellOf, timeLogColumns, type TypedLine } from './columns.ts';

export const dayWords: ListWords = {
  label: text.day,
  identify: ({ day }: TypedLine) => String(day),
  show: (line: TypedLine) =>
    [
      String(line.day),
      ...timeLogColumns.flatMap(({ key, label }) => {
        const shown = cellOf(line, key).text;
        return shown === '' ? [] : [`${label} ${shown}`];
      }),
    ].join(', '),
};

export const timeLogWords: Readonly<Record<string, FieldWords>> = {
  employmentPercentage: {
    label: text.percentage,
    show: (value) => (value === null ? '' : `${value as number | string} %`),
  },
};
