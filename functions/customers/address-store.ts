import { addressName, formatAddress } from '../../shared/domain/address.ts';
import { AppError, fieldError } from '../../shared/codes/errors.ts';
import { notFound } from '../../shared/codes/errors/every-call.ts';
import type { Address, AddressFields } from '../../shared/schemas/address.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { type RecordMap, findRecord, findRecords } from '../data/core/table.ts';

export function addressView({ id, version, data }: StoredRecord<'address'>, customerName: string): Address {
  return { addressId: id, version, customerName, formatted: formatAddress(data), ...data };
}

export function addressData(fields: AddressFields, customerName: string): Data<'address'> {
  return { ...fields, name: addressName(fields.name, fields.addressType, customerName) };
}

export async function getCustomerOfAddress(customerId: number): Promise<StoredRecord<'customer'>> {
  const customer = await findRecord('customer', customerId);
  if (!customer || customer.deleted) throw fieldError('customerId', 'Kunden finns inte. Välj en annan.');
  return customer;
}

/** @throws a 422 for the field unless the address is the customer's own */
export function requireAddressOf(found: RecordMap, customerId: number, addressId: number | null, field: string): void {
  if (addressId === null) return;
  const address = found.require('address', addressId, field, 'Adressen finns inte. Välj en annan.');
  if (address.data.customerId !== customerId)
    throw fieldError(field, 'Adressen hör till en annan kund. Välj en annan.');
}

export async function getAddressView(addressId: number): Promise<Address> {
  const address = await findRecord('address', addressId);
  if (!address || address.deleted) throw new AppError(notFound);
  const customer = (await findRecords([['customer', address.data.customerId]])).get(
    'customer',
    address.data.customerId,
  );
  return addressView(address, customer?.data.name ?? '');
}
