/** Of a new customer, whose projects inherit it. */
export const defaultPaymentTermDays = 30;
