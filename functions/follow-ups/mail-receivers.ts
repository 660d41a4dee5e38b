import type { InvoiceDocument } from '../../shared/schemas/invoice.ts';
import { mailReceiversOf, type MailReceivers } from '../../shared/domain/invoice/mail-receivers.ts';
import type { Data } from '../stores/core/records.ts';
import { findRecords } from '../stores/core/table.ts';

type Invoiced = Pick<InvoiceDocument, 'invoiceEmail' | 'projectId' | 'customerId'>;

/**
 * Who gets a mailing.
 * @param chosen the address that somebody chose; empty where nobody did
 * @returns nothing where there is no address anywhere
 */
export async function mailReceivers(
  invoice: Invoiced,
  settings: Data<'system-settings'>,
  chosen: string,
): Promise<MailReceivers | undefined> {
  const customerEmail = chosen || invoice.invoiceEmail || (await presentEmail(invoice));
  return mailReceiversOf(customerEmail, settings);
}

/** An address that was given after an invoice without one was made. */
async function presentEmail({ projectId, customerId }: Invoiced): Promise<string> {
  const found = await findRecords([
    ['project', projectId],
    ['customer', customerId],
  ]);
  return (
    found.get('project', projectId)?.data.invoiceEmail || found.get('customer', customerId)?.data.invoiceEmail || ''
  );
}
