import { address } from '../../../../shared/entities/address.ts';
import type { Address, AddressFields } from '../../../../shared/schemas/address.ts';
import type { AddressType } from '../../../../shared/codes/address-types.ts';

export type AddressValues = Omit<AddressFields, 'customerId'> & { customerId: number | null; version: number };

/** A new address created for a project is linked to it. */
export type AddressStart = {
  customerId: number | null;
  addressType: AddressType;
  projectId: number | null;
  name: string;
};

export function emptyAddress({ customerId, addressType, name }: AddressStart): AddressValues {
  return { ...address.empty, customerId, addressType, name, version: 0 };
}

export function addressValues({
  addressId: _addressId,
  customerName: _customerName,
  formatted: _formatted,
  ...values
}: Address): AddressValues {
  return values;
}
