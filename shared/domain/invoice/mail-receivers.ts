import type { SystemSettingsFields } from '../../schemas/settings.ts';

export type MailReceivers = {
  to: string;
  /** False where the firm's own address got it because the customer has none. */
  toCustomer: boolean;
  bcc: string[];
};

type Own = Pick<SystemSettingsFields, 'invoiceEmailTo' | 'invoiceEmailToBcc'>;

/**
 * To the customer, else to the firm's own address for invoices; blind copies to the firm, nobody twice.
 * @returns nothing where there is no address to send to
 */
export function mailReceiversOf(customerEmail: string, own: Own): MailReceivers | undefined {
  const to = customerEmail || own.invoiceEmailTo;
  if (!to) return undefined;
  const copies = [own.invoiceEmailToBcc, customerEmail ? own.invoiceEmailTo : ''];
  const taken = new Set(['', to.toLowerCase()]);
  const bcc = copies.filter((copy) => {
    const isNew = !taken.has(copy.toLowerCase());
    taken.add(copy.toLowerCase());
    return isNew;
  });
  return { to, toCustomer: to.toLowerCase() !== own.invoiceEmailTo.toLowerCase(), bcc };
}
