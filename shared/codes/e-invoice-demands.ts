/** What a buyer of e-invoices must find in each; Peppol itself asks for one of the two (PEPPOL-EN16931-R003). */
export const eInvoiceDemands = ['Both', 'Reference', 'OrderNumber'] as const;

export type EInvoiceDemand = (typeof eInvoiceDemands)[number];
