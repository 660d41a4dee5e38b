import type { Invoice } from '../../schemas/invoice.ts';
import { invoiceStatusLabels } from '../../text/invoices.ts';
import type { InvoiceStatus } from '../../codes/invoices.ts';

type Creditable = Pick<Invoice, 'invoiceType' | 'credited' | 'status' | 'refSerialNumberPadded'>;

const creditableStatuses: readonly InvoiceStatus[] = ['Posted', 'Paid', 'Overdue'];

export function isCreditShown({ invoiceType, credited }: Pick<Creditable, 'invoiceType' | 'credited'>): boolean {
  return invoiceType === 'Debit' && !credited;
}

export function creditRefusal(invoice: Creditable): string | undefined {
  if (invoice.invoiceType === 'Credit') return 'En kreditfaktura kan inte krediteras.';
  if (invoice.credited) return `Fakturan är redan krediterad med ${invoice.refSerialNumberPadded}.`;
  if (creditableStatuses.includes(invoice.status)) return undefined;
  if (invoice.status === 'Cancelled') return 'Fakturan är makulerad och kan inte krediteras.';
  return `Fakturan kan krediteras när den är bokförd. Nu har den statusen ${invoiceStatusLabels[invoice.status]}.`;
}
