import type { AddressFields } from '../../../shared/schemas/address.ts';
import type { Customer, CustomerImport } from '../../../shared/schemas/customer.ts';
import { addressData } from './address-store.ts';
import type { Stored } from '../core/records.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

export function customerView({ id, version, data }: Stored<'customer'>): Customer {
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

export async function stageNewCustomer(
  unit: UnitOfWork,
  id: number,
  { newMainAddress, ...fields }: CustomerImport,
): Promise<Stored<'customer'>> {
  const mainAddressId = newMainAddress ? await createMainAddress(unit, id, fields.name, newMainAddress) : null;
  return unit.createWithId('customer', id, { ...fields, mainAddressId });
}
