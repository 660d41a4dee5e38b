/**
 * Who accounts for the VAT of a line: the seller, a buyer in another EU country, a Swedish buyer of construction
 * services, or nobody in Sweden because the buyer is outside the EU.
 */
export const vatRules = ['Domestic', 'ReverseEu', 'ReverseConstruction', 'Export'] as const;

export type VatRule = (typeof vatRules)[number];

/**
 * Why an invoice's VAT is undecided: a buyer in Sweden with another country's VAT number, a buyer in another EU country
 * without one that is valid, or a buyer of construction services who must account for the VAT and has none.
 */
export const vatProblems = ['foreign-number', 'no-eu-number', 'no-buyer-number'] as const;

export type VatProblem = (typeof vatProblems)[number];

export const vatRates = [25, 12, 6, 0] as const;

export type VatRate = (typeof vatRates)[number];

/** The accounts of sales within Sweden at each rate (BAS), which Fortnox also proposes. */
export const accountOfRate: Readonly<Record<VatRate, number>> = { 25: 3001, 12: 3002, 6: 3003, 0: 3004 };
