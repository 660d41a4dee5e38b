/** Stored codes; the Swedish labels are Odefinierad, Fakturaadress, Objekt, Etablering, Kontor, Mötesadress, Övriga. */
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
