import { isDrawnTwice, isOverfull } from '../../../../shared/domain/staff-time-log.ts';
import { formatNames } from '../../../../shared/lib/format.ts';
import type { FieldWords } from '../../components/form/field-words.ts';
import type { ListWords } from '../../components/form/record-form.ts';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';
import { cellOf, readable, timeLogColumns, type TypedLine } from './columns.ts';

export const dayWords: ListWords = {
  label: text.day,
  identify: ({ day }: TypedLine) => String(day),
  show: inWords,
};

export const timeLogWords: Readonly<Record<string, FieldWords>> = {
  employmentPercentage: {
    label: text.percentage,
    show: (value) => (value === null ? '' : `${value as number | string}\u00a0%`),
  },
};

/** The days, in words, whose absences are more than the day and have been changed since they were saved, and why. */
export function overfullDays(
  lines: readonly TypedLine[],
  saved: readonly TypedLine[],
  { month }: { month: number },
): { days: string[]; why: string } {
  const before = new Map(saved.map((line) => [line.day, inWords(line)]));
  const overfull = lines.filter((line) => isOverfull(readable(line)) && inWords(line) !== before.get(line.day));
  return {
    days: overfull.map((line) => text.overfull(line.day, month, formatNames(absencesOf(line)))),
    why: overfull.some((line) => isDrawnTwice(readable(line))) ? text.drawnTwice : text.overfullWhy,
  };
}

const absencesOf = (line: TypedLine) =>
  timeLogColumns.flatMap(({ key, label }) => {
    const shown = cellOf(line, key).text;
    const isAbsence = key !== 'standardOfService' && key !== 'overtimeHours';
    return isAbsence && shown !== ''
      ? [key === 'vacationDay' ? `${label} ${shown}` : `${label} ${shown}\u00a0tim`]
      : [];
  });

function inWords(line: TypedLine): string {
  return [
    String(line.day),
    ...timeLogColumns.flatMap(({ key, label }) => {
      const shown = cellOf(line, key).text;
      return shown === '' ? [] : [`${label} ${shown}`];
    }),
  ].join(', ');
}
