/** How e-invoices leave the firm: a person fetches the file, Fortnox sends it, or it is mailed to an access point. */
export const eInvoiceWays = ['File', 'Fortnox', 'AccessPoint'] as const;

export type EInvoiceWay = (typeof eInvoiceWays)[number];
