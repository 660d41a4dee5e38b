/** What an invoice must state of its seller, by the field of the settings that it is entered in. */
export const sellerFields = [
  'companyName',
  'organisationNumber',
  'vatNumber',
  'companyAddress1',
  'companyPostalCode',
  'companyCity',
] as const;
export type SellerField = (typeof sellerFields)[number];

/** What an invoice must state of its seller and buyer. */
export const legalFields = [...sellerFields, 'buyerName', 'buyerAddress'] as const;
export type LegalField = (typeof legalFields)[number];

/** What an invoice lacks by law, and where it is entered: in the settings, or on the record with the id. */
export type LegalGap = {
  gap: LegalField;
  record: 'system-settings' | 'customer' | 'project';
  id: number;
  field: string;
};
