/** How a project is paid: by the hour, at an agreed sum, or by the hour up to a ceiling. */
export const priceForms = ['Hourly', 'FixedPrice', 'Ceiling'] as const;

export type PriceForm = (typeof priceForms)[number];
