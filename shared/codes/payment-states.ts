import type { InvoiceStatus } from './invoices.ts';

/** What the ledger can be filtered by: is it paid, and if not, how late is it. */
export const paymentStates = [
  'unpaid',
  'overpaid',
  'late',
  'late-over-30',
  'late-to-30',
  'late-31-60',
  'late-61-90',
  'late-over-90',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Issued, and neither paid nor cancelled. */
export const openInvoiceStatuses: readonly InvoiceStatus[] = ['Created', 'Sent', 'Posted', 'Overdue'];

type Lateness = { from: number; to?: number };

/** In whole days after the due date; of what the accounting system calls overdue. */
export const latenessOf: Record<Exclude<PaymentState, 'unpaid' | 'overpaid'>, Lateness> = {
  late: { from: 0 },
  'late-over-30': { from: 31 },
  'late-to-30': { from: 0, to: 30 },
  'late-31-60': { from: 31, to: 60 },
  'late-61-90': { from: 61, to: 90 },
  'late-over-90': { from: 91 },
};

/** The ages that the ledger's late invoices are summed by; together they are all of them. */
export const ages = ['late-to-30', 'late-31-60', 'late-61-90', 'late-over-90'] as const;
export type Age = (typeof ages)[number];
