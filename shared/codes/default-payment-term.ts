/** The payment term of a new customer, whose projects inherit it. */
export const defaultPaymentTermDays = 30;
