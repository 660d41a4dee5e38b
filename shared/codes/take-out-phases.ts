/** In this order. */
export const takeOutPhases = ['items', 'records', 'lists', 'files', 'invoices', 'end'] as const;
export type TakeOutPhase = (typeof takeOutPhases)[number];
