/** Invoices that are booked or paid by hand in one step: a transaction holds them with their credits. */
export const maxByHand = 20;
