import type { AddressType } from '../codes/addresses.ts';

export const addressTypeLabels: Record<AddressType, string> = {
  Undefined: 'Odefinierad',
  InvoiceAddress: 'Fakturaadress',
  Object: 'Objekt',
  Establishment: 'Etablering',
  Office: 'Kontor',
  MeetingAddress: 'Mötesadress',
  Other: 'Övriga',
};
