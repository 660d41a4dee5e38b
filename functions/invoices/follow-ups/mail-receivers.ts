import type { InvoiceDocument } from '../../../shared/schemas/invoice.ts';
import { mailReceiversOf, type MailReceivers } from '../../../shared/domain/invoice/mail-receivers.ts';
import type { Data } from '../../data/core/records.ts';
import { findRecords } from '../../data/core/table.ts';

type MailedInvoice = Pick<InvoiceDocument, 'invoiceEmail' | 'projectId' | 'customerId' | 'invoiceDelivery'>;

export async function mailReceivers(
  invoice: MailedInvoice,
  settings: Data<'system-settings'>,
  chosen: string,
): Promise<MailReceivers | undefined> {
  const customerEmail = chosen || (await emailOf(invoice));
  return mailReceiversOf(customerEmail, settings);
}

/** None for an invoice that the firm prints and posts. */
async function emailOf(invoice: MailedInvoice): Promise<string> {
  if (invoice.invoiceDelivery === 'Letter') return '';
  return invoice.invoiceEmail || presentEmail(invoice);
}

async function presentEmail({ projectId, customerId }: MailedInvoice): Promise<string> {
  const records = await findRecords([
    ['project', projectId],
    ['customer', customerId],
  ]);
  return (
    records.get('project', projectId)?.data.invoiceEmail || records.get('customer', customerId)?.data.invoiceEmail || ''
  );
}
