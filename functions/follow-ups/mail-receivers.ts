import type { InvoiceDocument } from '../../shared/schemas/invoice.ts';
import { mailReceiversOf, type MailReceivers } from '../../shared/domain/invoice/mail-receivers.ts';
import type { Data } from '../stores/core/records.ts';
import { findRecords } from '../stores/core/table.ts';

type Invoiced = Pick<InvoiceDocument, 'invoiceEmail' | 'projectId' | 'customerId'>;

export async function mailReceivers(
  invoice: Invoiced,
  settings: Data<'system-settings'>,
  chosen: string,
): Promise<MailReceivers | undefined> {
  const customerEmail = chosen || invoice.invoiceEmail || (await presentEmail(invoice));
  return mailReceiversOf(customerEmail, settings);
}

async function presentEmail({ projectId, customerId }: Invoiced): Promise<string> {
  const found = await findRecords([
    ['project', projectId],
    ['customer', customerId],
  ]);
  return (
    found.get('project', projectId)?.data.invoiceEmail || found.get('customer', customerId)?.data.invoiceEmail || ''
  );
}
