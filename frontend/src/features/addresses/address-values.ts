import type { Address, AddressFields, AddressType } from '../../../../shared/schemas/address.ts';

/** What the address form holds. */
export type AddressValues = Omit<AddressFields, 'customerId'> & { customerId: number | null; version: number };

/** A new address that is made for a project is linked to it. */
export type AddressStart = {
  customerId: number | null;
  addressType: AddressType;
  projectId: number | null;
  name: string;
};

export function emptyAddress({ customerId, addressType, name }: AddressStart): AddressValues {
  return { customerId, addressType, name, address1: '', address2: '', postalCode: '', city: '', version: 0 };
}

export function addressValues(address: Address): AddressValues {
  const { customerId, addressType, name, address1, address2, postalCode, city, version } = address;
  return { customerId, addressType, name, address1, address2, postalCode, city, version };
}
