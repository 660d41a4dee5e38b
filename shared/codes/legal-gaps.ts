/** What an invoice must state of its seller and buyer, by the field that it is entered in. */
export const legalFields = [
  'companyName',
  'organisationNumber',
  'vatNumber',
  'companyAddress1',
  'companyPostalCode',
  'companyCity',
  'buyerName',
  'buyerAddress',
] as const;
export type LegalField = (typeof legalFields)[number];

/** Where it is entered: in the settings, or on the record with the id. */
export type LegalGap = {
  gap: LegalField;
  record: 'system-settings' | 'customer' | 'project';
  id: number;
  field: string;
};
