import type { Sheet } from '../../../../shared/schemas/spreadsheet.ts';
import { overviewText as text } from '../../text/overview.ts';
import type { Figure } from './figure.ts';

/** The rows of a figure's table, also in Excel. */
export function sheetOfFigure({
  title,
  of,
  bars,
  rows = bars,
  series,
  isHours,
  isAverage = false,
  ofNote,
}: Figure): Sheet {
  const hasBefore = series?.before != null;
  const hasCount = rows.some(({ count }) => count !== undefined);
  const money = { format: isHours ? 'hours' : 'money', isSummed: !isAverage } as const;
  return {
    name: title,
    columns: [
      { heading: of, format: 'text' },
      { heading: series?.now ?? text.amount, ...money },
      ...(hasBefore ? [{ heading: series.before!, ...money }] : []),
      ...(hasCount ? [{ heading: text.count, format: 'whole' as const }] : []),
      ...(ofNote === undefined ? [] : [{ heading: ofNote, format: 'text' as const }]),
    ],
    rows: rows.map(({ name, value, before, count, note }) => [
      name,
      value,
      ...(hasBefore ? [before?.value ?? null] : []),
      ...(hasCount ? [count ?? null] : []),
      ...(ofNote === undefined ? [] : [note ?? null]),
    ]),
  };
}
