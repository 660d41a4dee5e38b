import { numberSeries } from '../../shared/domain/invoice/number-series.ts';
import type { Day } from '../../shared/lib/days.ts';
import type { InvoiceType, NumberSeries } from '../../shared/schemas/invoice.ts';
import { invoiceSeries } from './invoice-store.ts';
import { lastNumber, findRecords } from './table.ts';

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
  return numberSeries(
    [...known, ...late].filter(({ serialNumber }) => serialNumber <= lastTaken),
    lastTaken,
  );
}
