export const invoiceTypes = ['Debit', 'Credit'] as const;

export type InvoiceType = (typeof invoiceTypes)[number];
