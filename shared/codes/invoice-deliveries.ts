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
