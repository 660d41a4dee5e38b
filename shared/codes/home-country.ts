/** The seller's country, ISO 3166-1 alpha-2. */
export const homeCountry = 'SE';
