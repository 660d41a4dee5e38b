import type { AddressType } from '../../../shared/schemas/address.ts';

/** Texts of addresses. */
export const addressesText = {
  addressType: 'Adresstyp',
  address1: 'Adressrad 1',
  address2: 'Adressrad 2',
  postalCode: 'Postnummer',
  city: 'Ort',
} as const;

/** What an address's name is called depends on its type. */
export function addressNameLabel(type: AddressType): string {
  if (type === 'Object') return 'Objekt';
  return type === 'InvoiceAddress' ? 'Fakturamottagare' : 'Namn';
}
