export const addressTypes = [
  'Undefined',
  'InvoiceAddress',
  'Object',
  'Establishment',
  'Office',
  'MeetingAddress',
  'Other',
] as const;

export type AddressType = (typeof addressTypes)[number];

/** The seller's country, ISO 3166-1 alpha-2. */
export const homeCountry = 'SE';
