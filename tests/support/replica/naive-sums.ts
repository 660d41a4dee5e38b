import { dayOf } from '../../../shared/lib/days.ts';
import { type PaymentState } from '../../../shared/codes/payment-states.ts';
import type { CustomerRow } from '../../../shared/schemas/customer.ts';
import type { InvoiceRow, InvoiceSums } from '../../../shared/schemas/invoice.ts';
import type { ProjectRow, ProjectSums } from '../../../shared/schemas/project.ts';

/** The states and sums of the ledger, without the product's tables of them. */
export function isInState(invoice: InvoiceRow, state: PaymentState): boolean {
  const { status, balance, sumTotalIncVat, dueDate, invoiceType } = invoice;
  const left = balance ?? sumTotalIncVat;
  const days = (Date.parse(dayOf(new Date())) - Date.parse(dueDate)) / 86_400_000;
  if (state === 'unpaid') return !['Paid', 'Cancelled'].includes(status) && left !== 0;
  if (state === 'overpaid') {
    return status !== 'Cancelled' && invoiceType === 'Debit' && balance !== null && balance < 0;
  }
  if (status !== 'Overdue') return false;
  switch (state) {
    case 'late':
      return true;
    case 'late-over-30':
      return days > 30;
    case 'late-to-30':
      return days <= 30;
    case 'late-31-60':
      return days > 30 && days <= 60;
    case 'late-61-90':
      return days > 60 && days <= 90;
    case 'late-over-90':
      return days > 90;
  }
}

export function sumsOf(rows: readonly InvoiceRow[]): InvoiceSums {
  const owed = (state: PaymentState) =>
    sumOf(
      rows.filter((row) => isInState(row, state)),
      ({ balance, sumTotalIncVat }) => balance ?? sumTotalIncVat,
    );
  return {
    sumTotal: sumOf(rows, (row) => row.sumTotal),
    sumTotalIncVat: sumOf(rows, (row) => row.sumTotalIncVat),
    owed: owed('unpaid'),
    late: {
      'late-to-30': owed('late-to-30'),
      'late-31-60': owed('late-31-60'),
      'late-61-90': owed('late-61-90'),
      'late-over-90': owed('late-over-90'),
    },
  };
}

/** Twelve months back, by the calendar's own arithmetic. */
export function invoicedAndOwed(
  rows: readonly { data: Omit<InvoiceRow, 'invoiceId' | 'version' | 'creditedIncVat'> }[],
) {
  const [year, month, date] = dayOf(new Date()).split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year - 1, month, 0)).getUTCDate();
  const after = new Date(Date.UTC(year - 1, month - 1, Math.min(date, last))).toISOString().slice(0, 10);
  const isLate = (one: InvoiceRow) => one.status !== 'Cancelled' && one.displayDate > after;
  const invoices = rows.map(({ data }) => data as InvoiceRow);
  return {
    invoiced12Months: sumOf(invoices.filter(isLate), (row) => row.sumTotal),
    owed: sumsOf(invoices).owed,
  };
}

export const sumsOfCustomers = (rows: readonly CustomerRow[]) => ({
  invoiced12Months: sumOf(rows, (row) => row.invoiced12Months),
  owed: sumOf(rows, (row) => row.owed),
});

export const sumOf = <Row>(some: readonly Row[], of: (row: Row) => number) =>
  some.reduce((ore, row) => ore + Math.round(of(row) * 100), 0) / 100;

export const sumsOfProjects = (some: readonly ProjectRow[]): ProjectSums => ({
  budget: sumOf(some, (row) => row.budget),
  worked: sumOf(some, (row) => row.worked),
  invoicedSum: sumOf(some, (row) => row.invoicedSum),
  toInvoice: sumOf(some, (row) => row.toInvoice),
});
