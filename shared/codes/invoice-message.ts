/** The most characters of the message that a project's invoices print. */
export const maxInvoiceMessage = 160;
