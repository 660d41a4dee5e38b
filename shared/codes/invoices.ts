export const invoiceTypes = ['Debit', 'Credit'] as const;

export type InvoiceType = (typeof invoiceTypes)[number];

export const invoiceStatuses = ['Created', 'Sent', 'Posted', 'Paid', 'Overdue', 'Cancelled'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const lineKinds = [
  'Work',
  'Instalment',
  'OnAccount',
  'Deduction',
  'Expense',
  'Mileage',
  'Subconsultant',
] as const;

export type LineKind = (typeof lineKinds)[number];

export const creditScopes = ['Whole', 'Part', 'Rest'] as const;

export type CreditScope = (typeof creditScopes)[number];

/** The most characters of the message that a project's invoices print. */
export const maxInvoiceMessage = 160;

/** Invoices that are booked or paid by hand in one step: a transaction holds them with their credits. */
export const maxByHand = 20;
