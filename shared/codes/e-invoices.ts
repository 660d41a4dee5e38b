/** How a customer's invoices reach it. An e-invoice replaces the PDF in a mail, unless the customer wants both. */
export const invoiceDeliveries = ['Email', 'EInvoice', 'EInvoiceAndEmail', 'Letter'] as const;

export type InvoiceDelivery = (typeof invoiceDeliveries)[number];

export function isEInvoiced(delivery: InvoiceDelivery): boolean {
  return delivery === 'EInvoice' || delivery === 'EInvoiceAndEmail';
}

/** To the customer, with the PDF. */
export function isMailed(delivery: InvoiceDelivery): boolean {
  return delivery === 'Email' || delivery === 'EInvoiceAndEmail';
}

/** How e-invoices leave the firm: a person fetches the file, Fortnox sends it, or it is mailed to an access point. */
export const eInvoiceWays = ['File', 'Fortnox', 'AccessPoint'] as const;

export type EInvoiceWay = (typeof eInvoiceWays)[number];

/** What a buyer of e-invoices must find in each; Peppol itself asks for one of the two (PEPPOL-EN16931-R003). */
export const eInvoiceDemands = ['Both', 'Reference', 'OrderNumber'] as const;

export type EInvoiceDemand = (typeof eInvoiceDemands)[number];

/** What an e-invoice cannot do without, or what its buyer demands. */
export const eInvoiceGaps = [
  'company-name',
  'company-number',
  'company-vat-number',
  'customer-address',
  'customer-number',
  'any-reference',
  'reference',
  'order-number',
] as const;
export type EInvoiceGap = (typeof eInvoiceGaps)[number];
