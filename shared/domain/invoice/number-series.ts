import { type Day, yearOf } from '../../lib/days.ts';
import type { NumberSeries } from '../../schemas/number-series.ts';
import type { InvoiceStatus, InvoiceType } from '../../codes/invoices.ts';

type NumberedDocument = { serialNumber: number; invoiceType: InvoiceType; displayDate: Day; status: InvoiceStatus };

/**
 * @param invoices those with numbers up to `lastTaken`, in any order
 * @param lastTaken the last assigned number; below `beginsAt` before the first
 */
export function numberSeries(
  invoices: readonly NumberedDocument[],
  { beginsAt, lastTaken }: { beginsAt: number; lastTaken: number },
): NumberSeries {
  const numbers = [...new Set(invoices.map(({ serialNumber }) => serialNumber))].sort((a, b) => a - b);
  const missing = gapsIn([beginsAt - 1, ...numbers], lastTaken);
  return {
    first: numbers[0] ?? null,
    last: numbers.at(-1) ?? null,
    beginsAt,
    lastTaken,
    ...counted(invoices),
    gaps: missing.reduce((sum, { from, to }) => sum + to - from + 1, 0),
    missing,
    repeated: invoices.length - numbers.length,
    cancelled: invoices
      .filter(({ status }) => status === 'Cancelled')
      .map(({ serialNumber }) => serialNumber)
      .sort((a, b) => a - b),
    years: byYear(invoices),
  };
}

function counted(invoices: readonly NumberedDocument[]) {
  const debits = invoices.filter(({ invoiceType }) => invoiceType === 'Debit').length;
  return { count: invoices.length, debits, credits: invoices.length - debits };
}

function byYear(invoices: readonly NumberedDocument[]): NumberSeries['years'] {
  const years = Map.groupBy(invoices, ({ displayDate }) => yearOf(displayDate));
  return [...years]
    .map(([year, own]) => ({
      year,
      first: own.reduce((least, { serialNumber }) => Math.min(least, serialNumber), Infinity),
      last: own.reduce((most, { serialNumber }) => Math.max(most, serialNumber), 0),
      ...counted(own),
    }))
    .sort((a, b) => b.year - a.year);
}

function gapsIn(numbers: readonly number[], lastTaken: number): NumberSeries['missing'] {
  const following = [...numbers.slice(1), lastTaken + 1];
  return numbers.flatMap((number, index) => {
    const next = following[index]!;
    return next > number + 1 ? [{ from: number + 1, to: next - 1 }] : [];
  });
}
