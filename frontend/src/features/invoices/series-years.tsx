import { padSerialNumber } from '../../../../shared/domain/invoice/invoice-number.ts';
import type { NumberSeries } from '../../../../shared/schemas/number-series.ts';
import { FigureTable } from '../../components/figure-table.tsx';
import { formatNumber } from '../../components/format.ts';
import { numberSeriesText as text } from '../../text/number-series.ts';
import classes from './number-series.module.css';

export function SeriesYears({ years }: { years: NumberSeries['years'] }) {
  return (
    <div className={classes['years']}>
      <FigureTable
        label={text.years}
        rows={years}
        rowKey={({ year }) => year}
        columns={[
          { label: text.year, value: ({ year }) => year },
          { label: text.first, value: ({ first }) => padSerialNumber(first), isNumber: true },
          { label: text.last, value: ({ last }) => padSerialNumber(last), isNumber: true },
          { label: text.count, value: ({ count }) => formatNumber(count), isNumber: true },
          { label: text.debits, value: ({ debits }) => formatNumber(debits), isNumber: true },
          { label: text.credits, value: ({ credits }) => formatNumber(credits), isNumber: true },
        ]}
      />
    </div>
  );
}
