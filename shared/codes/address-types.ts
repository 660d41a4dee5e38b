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
