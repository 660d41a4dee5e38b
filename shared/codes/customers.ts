/** The payment term of a new customer, whose projects inherit it. */
export const defaultPaymentTermDays = 30;

export const matchedBy = ['organisationNumber', 'name', 'likeName'] as const;
export type MatchedBy = (typeof matchedBy)[number];
