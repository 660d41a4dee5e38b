export const invoiceStatuses = ['Created', 'Sent', 'Posted', 'Paid', 'Overdue', 'Cancelled'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];
