import type { AddressFields } from '../../shared/schemas/address.ts';
import type { Customer, CustomerImport } from '../../shared/schemas/customer.ts';
import { stageNumbers } from './fortnox-number.ts';
import { addressData } from './address-store.ts';
import type { StoredRecord } from '../data/core/records.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

export function customerView({ id, version, data }: StoredRecord<'customer'>): Customer {
  return { customerId: id, version, ...data };
}

export async function createMainAddress(
  unit: UnitOfWork,
  customerId: number,
  customerName: string,
  fields: Omit<AddressFields, 'customerId'>,
): Promise<number> {
  const { id } = await unit.create('address', addressData({ customerId, ...fields }, customerName));
  unit.refer('address', id, 1);
  return id;
}

/** @throws invalid_fields for a number in Fortnox that another customer has */
export async function stageNewCustomer(
  unit: UnitOfWork,
  id: number,
  { newMainAddress, ...fields }: CustomerImport,
): Promise<StoredRecord<'customer'>> {
  await stageNumbers(unit, [{ customerId: id, before: '', after: fields.fortnoxCustomerNumber }]);
  const mainAddressId = newMainAddress ? await createMainAddress(unit, id, fields.name, newMainAddress) : null;
  return unit.createWithId('customer', id, { ...fields, mainAddressId });
}
