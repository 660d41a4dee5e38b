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
