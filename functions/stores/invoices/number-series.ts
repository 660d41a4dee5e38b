import { AppError } from '../../../shared/codes/errors.ts';
import { padSerialNumber } from '../../../shared/domain/invoice/invoice-number.ts';
import { numberSeries } from '../../../shared/domain/invoice/number-series.ts';
import type { Day } from '../../../shared/lib/days.ts';
import type { NumberSeries } from '../../../shared/schemas/invoice.ts';
import { moveSeries } from '../core/actions.ts';
import { invoiceSeries } from './invoice-store.ts';
import { keys } from '../core/keys.ts';
import { getSystemSettings } from '../settings/settings-store.ts';
import { lastNumber, findRecords } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import type { InvoiceType } from '../../../shared/codes/invoice-types.ts';

/** @param first what the settings say that the series begins with */
export async function seriesHasBegun(first: number): Promise<boolean> {
  return (await lastNumber(invoiceSeries)) >= first;
}

/**
 * Makes the series begin with another number, as long as no invoice has taken one: an invoice that is made meanwhile
 * makes the commit a `Contention`.
 * @throws series_begun
 */
export async function stageFirstNumber(
  unit: UnitOfWork,
  { before, first, series = invoiceSeries }: { before: number; first: number; series?: string },
): Promise<void> {
  if (before === first) return;
  const last = await lastNumber(series);
  if (last >= before) {
    const message = `Serien har börjat och är framme vid ${padSerialNumber(last)}, så första fakturanumret kan inte ändras.`;
    throw new AppError('series_begun', { fields: [{ field: 'firstInvoiceNumber', message }] });
  }
  unit.add(moveSeries(keys.counter(series), before - 1, first - 1));
}

type Numbered = { id: number; serialNumber: number; invoiceType: InvoiceType; displayDate: Day };

/**
 * The series of invoice numbers as the table has it. The replica may be a moment behind, so each invoice it does not
 * know of is looked for in the table, and what is made meanwhile is left out: a gap that is told of is one.
 * @param readReplica what the replica knows of; asked after the counters have been read
 */
export async function readNumberSeries(readReplica: () => Promise<readonly Numbered[]>): Promise<NumberSeries> {
  const lastTaken = await lastNumber(invoiceSeries);
  // An invoice has its id before its number: every invoice with a number up to the last has an id up to this one.
  const lastId = await lastNumber('invoice');
  const known = await readReplica();
  const knownIds = new Set(known.map(({ id }) => id));
  const unknownIds = Array.from({ length: lastId }, (_, index) => index + 1).filter((id) => !knownIds.has(id));
  const found = await findRecords(unknownIds.map((id) => ['invoice', id] as const));
  const late = unknownIds.flatMap((id) => found.get('invoice', id)?.data ?? []);
  const { data: settings } = await getSystemSettings();
  return numberSeries(
    [...known, ...late].filter(({ serialNumber }) => serialNumber <= lastTaken),
    { beginsAt: settings.firstInvoiceNumber, lastTaken },
  );
}
