import { FigureTable } from '../../components/figure-table.tsx';
import { formatNumber } from '../../components/format.ts';
import { overviewText as text } from '../../text/overview.ts';
import { Amount, formatOf } from './amount.tsx';
import type { Bar, Figure } from './figure.ts';

export function TableOfFigure({ figure }: { figure: Figure }) {
  const { title, of, bars, rows = bars, series, ofNote } = figure;
  const hasCount = rows.some(({ count }) => count !== undefined);
  const format = formatOf(figure);
  const amount = ({ name, value, to }: Pick<Bar, 'name' | 'value' | 'to'>) => (
    <Amount amount={format(value)} to={to} of={name} />
  );
  return (
    <FigureTable
      label={title}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { label: of, value: ({ name }) => name },
        { label: series?.now ?? text.amount, value: amount, isNumber: true },
        ...(series?.before
          ? [{ label: series.before, value: ({ before }: Bar) => before && amount(before), isNumber: true }]
          : []),
        ...(hasCount
          ? [
              {
                label: text.count,
                value: ({ count }: Bar) => count !== undefined && formatNumber(count),
                isNumber: true,
              },
            ]
          : []),
        ...(ofNote === undefined ? [] : [{ label: ofNote, value: ({ note }: Bar) => note, isNumber: true }]),
      ]}
    />
  );
}
