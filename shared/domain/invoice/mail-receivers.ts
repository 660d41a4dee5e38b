import { addressesIn } from '../../lib/email-address.ts';
import type { SystemSettingsFields } from '../../schemas/settings.ts';

export type MailReceivers = {
  /** One or more addresses, with commas between them. */
  to: string;
  /** False when the mail goes to the company itself because the customer has no address. */
  toCustomer: boolean;
  bcc: string[];
};

type FirmReceivers = Pick<SystemSettingsFields, 'invoiceEmailTo' | 'invoiceEmailToBcc'>;

/**
 * To the customer, else to the company's own invoice address; blind copies to the company, without duplicates. @returns
 * undefined without any address
 */
export function mailReceiversOf(customerEmail: string, own: FirmReceivers): MailReceivers | undefined {
  const to = customerEmail || own.invoiceEmailTo;
  if (!to) return undefined;
  const copies = [own.invoiceEmailToBcc, customerEmail ? own.invoiceEmailTo : ''];
  const taken = new Set(['', ...addressesIn(to.toLowerCase())]);
  const bcc = copies.filter((copy) => {
    const isNew = !taken.has(copy.toLowerCase());
    taken.add(copy.toLowerCase());
    return isNew;
  });
  return { to, toCustomer: to.toLowerCase() !== own.invoiceEmailTo.toLowerCase(), bcc };
}
