import type { Address, AddressFields, AddressType } from '../../../../shared/schemas/address.ts';

/** What the address form holds. */
export type AddressValues = Omit<AddressFields, 'customerId'> & { customerId: number | null; version: number };

export type AddressStart = { customerId: number | null; addressType: AddressType };

export function emptyAddress({ customerId, addressType }: AddressStart): AddressValues {
  return { customerId, addressType, name: '', address1: '', address2: '', postalCode: '', city: '', version: 0 };
}

export function addressValues(address: Address): AddressValues {
  const { customerId, addressType, name, address1, address2, postalCode, city, version } = address;
  return { customerId, addressType, name, address1, address2, postalCode, city, version };
}
