import type { AddressFields } from '../../shared/schemas/address.ts';
import type { Customer, CustomerImport } from '../../shared/schemas/customer.ts';
import { stageNumbers } from './fortnox-number.ts';
import { addressData, requireAddressOf } from './address-store.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { findRecords } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

export function customerView({ id, version, data }: StoredRecord<'customer'>): Customer {
  return { customerId: id, version, ...data };
}

async function createMainAddress(
  unit: UnitOfWork,
  customerId: number,
  customerName: string,
  fields: Omit<AddressFields, 'customerId'>,
): Promise<number> {
  const { id } = await unit.create('address', addressData({ customerId, ...fields }, customerName));
  unit.refer('address', id, 1);
  return id;
}

/**
 * Moves the reference to a customer's main address to another, or to a new one. @returns its id
 * @throws a 422 unless the address is the customer's own
 */
export async function stageMainAddress(
  unit: UnitOfWork,
  customer: StoredRecord<'customer'>,
  {
    name,
    mainAddressId,
    newMainAddress,
  }: Pick<Customer, 'name' | 'mainAddressId'> & Pick<CustomerImport, 'newMainAddress'>,
): Promise<number | null> {
  const before = customer.data.mainAddressId;
  if (newMainAddress) {
    unit.refer('address', before, -1);
    return createMainAddress(unit, customer.id, name, newMainAddress);
  }
  if (mainAddressId !== before) {
    const records = await findRecords([['address', mainAddressId]]);
    requireAddressOf(records, customer.id, mainAddressId, 'mainAddressId');
    unit.moveReference('address', before, mainAddressId);
  }
  return mainAddressId;
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
