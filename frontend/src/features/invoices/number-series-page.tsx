import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { getNumberSeries } from '../../../../shared/contract/calls/invoices.ts';
import { padSerialNumber } from '../../../../shared/domain/invoice/invoice-number.ts';
import type { NumberSeries } from '../../../../shared/schemas/number-series.ts';
import { useRoute } from '../../api/use-route.ts';
import { paths } from '../../navigation/paths.ts';
import { Facts } from '../../components/facts.tsx';
import { formatNumber } from '../../components/format.ts';
import { Notice } from '../../components/notice.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { Section } from '../../components/section.tsx';
import { numberSeriesText as text } from '../../text/number-series.ts';
import { SeriesVerdict } from './series-verdict.tsx';
import { SeriesYears } from './series-years.tsx';
import classes from './number-series.module.css';

export function NumberSeriesPage() {
  const query = useRoute(getNumberSeries, {}, { silent: true });
  return (
    <div className={classes['page']}>
      <QueryView query={query}>{(series) => <Series series={series} />}</QueryView>
    </div>
  );
}

function Series({ series }: { series: NumberSeries }) {
  const { first, last, beginsAt } = series;
  return (
    <>
      {first === null || last === null ? (
        <Notice title={text.empty} hint={text.emptyHint(beginsAt)} />
      ) : (
        <>
          <Section title={text.series}>
            <SeriesVerdict series={series} first={first} last={last} />
            <Facts
              facts={[
                { label: text.beginsAt, value: padSerialNumber(series.beginsAt) },
                { label: text.first, value: <InvoiceLink number={first} /> },
                { label: text.last, value: <InvoiceLink number={last} /> },
                { label: text.count, value: formatNumber(series.count) },
                { label: text.debits, value: formatNumber(series.debits) },
                { label: text.credits, value: formatNumber(series.credits) },
                { label: text.cancelled, value: formatNumber(series.cancelled.length) },
                { label: text.gaps, value: formatNumber(series.gaps) },
                { label: text.repeated, value: formatNumber(series.repeated) },
              ]}
            />
          </Section>
          <Section title={text.years}>
            <SeriesYears years={series.years} />
          </Section>
        </>
      )}
      {series.cancelled.length > 0 && <CancelledNumbers numbers={series.cancelled} />}
      <Section title={text.whereItBegins}>
        <div className={classes['about']}>
          <p>{text.howBegun(beginsAt)}</p>
          <p>
            {first === null ? text.canBeChanged : text.cannotBeChanged}{' '}
            <Anchor component={Link} to={paths.systemSettings} inherit underline="always">
              {text.showSystemSettings}
            </Anchor>
          </p>
        </div>
      </Section>
      <Section title={text.about}>
        <div className={classes['about']}>
          <p>{text.howTaken}</p>
          <p>{text.howBroken}</p>
          <p>{text.whatToDo}</p>
        </div>
      </Section>
    </>
  );
}

/** Why a number of an invoice that nobody owes stays in the series. */
function CancelledNumbers({ numbers }: { numbers: readonly number[] }) {
  return (
    <Section title={text.cancelled}>
      <div className={classes['about']}>
        <p>{text.whyCancelledStay}</p>
        <ul>
          {numbers.map((number) => (
            <li key={number}>
              <InvoiceLink number={number} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function InvoiceLink({ number }: { number: number }) {
  const serialNumber = padSerialNumber(number);
  return (
    <Anchor component={Link} to={`${paths.invoiceArchive}?${new URLSearchParams({ serialNumber })}`} inherit>
      {serialNumber}
    </Anchor>
  );
}
