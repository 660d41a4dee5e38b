import { AppError } from '../../../shared/codes/errors.ts';
import { seriesBegun } from '../../../shared/codes/errors/invoices.ts';
import { padSerialNumber } from '../../../shared/domain/invoice/invoice-number.ts';
import { numberSeries } from '../../../shared/domain/invoice/number-series.ts';
import type { Day } from '../../../shared/lib/days.ts';
import type { NumberSeries } from '../../../shared/schemas/number-series.ts';
import { moveSeries } from '../../data/core/actions.ts';
import { invoiceSeries } from './invoice-store.ts';
import { keys } from '../../data/core/keys.ts';
import { getSystemSettings } from '../../settings/settings-store.ts';
import { lastNumber, findRecords } from '../../data/core/table.ts';
import type { UnitOfWork } from '../../data/core/unit-of-work.ts';
import type { InvoiceStatus, InvoiceType } from '../../../shared/codes/invoices.ts';

export async function seriesHasBegun(first: number): Promise<boolean> {
  return (await lastNumber(invoiceSeries)) >= first;
}

/** Throws Contention on commit if an invoice is made meanwhile. @throws series_begun */
export async function stageFirstNumber(
  unit: UnitOfWork,
  { before, first, series = invoiceSeries }: { before: number; first: number; series?: string },
): Promise<void> {
  if (before === first) return;
  const last = await lastNumber(series);
  if (last >= before) {
    const message = `Serien har börjat och är framme vid ${padSerialNumber(last)}, så första fakturanumret kan inte ändras.`;
    throw new AppError(seriesBegun, { fields: [{ field: 'firstInvoiceNumber', message }] });
  }
  unit.add(moveSeries(keys.counter(series), before - 1, first - 1));
}

type NumberedDocument = {
  id: number;
  serialNumber: number;
  invoiceType: InvoiceType;
  displayDate: Day;
  status: InvoiceStatus;
};

/**
 * The series of invoice numbers according to the table. The replica may lag, so invoices that it does not know are read
 * from the table, and those made meanwhile are left out: every reported gap is real.
 * @param readReplica the replica's invoices; called after the counters have been read
 */
export async function readNumberSeries(readReplica: () => Promise<readonly NumberedDocument[]>): Promise<NumberSeries> {
  const lastTaken = await lastNumber(invoiceSeries);
  // An invoice takes its id before its number, so every invoice up to the last number has an id up to this one.
  const lastId = await lastNumber('invoice');
  const known = await readReplica();
  const knownIds = new Set(known.map(({ id }) => id));
  const unknownIds = Array.from({ length: lastId }, (_, index) => index + 1).filter((id) => !knownIds.has(id));
  const records = await findRecords(unknownIds.map((id) => ['invoice', id] as const));
  const late = unknownIds.flatMap((id) => records.get('invoice', id)?.data ?? []);
  const { data: settings } = await getSystemSettings();
  return numberSeries(
    [...known, ...late].filter(({ serialNumber }) => serialNumber <= lastTaken),
    { beginsAt: settings.firstInvoiceNumber, lastTaken },
  );
}
