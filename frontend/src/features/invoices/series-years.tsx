import { padSerialNumber } from '../../../../shared/domain/invoice/invoice-number.ts';
import type { NumberSeries } from '../../../../shared/schemas/invoice.ts';
import { formatNumber } from '../../components/format.ts';
import { numberSeriesText as text } from '../../text/number-series.ts';
import classes from './number-series.module.css';

export function SeriesYears({ years }: { years: NumberSeries['years'] }) {
  return (
    <table className={classes['years']} aria-label={text.years}>
      <thead>
        <tr>
          <th scope="col">{text.year}</th>
          <th scope="col">{text.first}</th>
          <th scope="col">{text.last}</th>
          <th scope="col">{text.count}</th>
          <th scope="col">{text.debits}</th>
          <th scope="col">{text.credits}</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, first, last, count, debits, credits }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{padSerialNumber(first)}</td>
            <td>{padSerialNumber(last)}</td>
            <td>{formatNumber(count)}</td>
            <td>{formatNumber(debits)}</td>
            <td>{formatNumber(credits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
