import type { InvoiceStatus, InvoiceType } from '../codes/invoices.ts';
import type { PaymentState } from '../codes/payment-states.ts';
import { formatCount } from '../lib/format.ts';

export const invoiceStatusLabels: Record<InvoiceStatus, string> = {
  Created: 'Endast Klang',
  Sent: 'Registrerad',
  Posted: 'Bokförd',
  Paid: 'Betald',
  Overdue: 'Förfallen',
  Cancelled: 'Makulerad',
};

export const paymentLabels: Record<PaymentState, string> = {
  unpaid: 'Obetald',
  overpaid: 'Överbetald',
  late: 'Förfallen',
  'late-over-30': 'Förfallen över 30 dagar',
  'late-to-30': 'Förfallen 1–30 dagar',
  'late-31-60': 'Förfallen 31–60 dagar',
  'late-61-90': 'Förfallen 61–90 dagar',
  'late-over-90': 'Förfallen över 90 dagar',
};

export const invoiceTypeLabels: Record<InvoiceType, string> = { Debit: 'Faktura', Credit: 'Kreditfaktura' };

export function paymentTermText(days: number): string {
  return days === 0 ? 'Betalas genast' : `${formatCount(days, 'dag', 'dagar')} netto`;
}
