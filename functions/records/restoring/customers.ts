import { isNumberTaken, stageNumbers } from '../../customers/fortnox-number.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import type { UnitOfWork } from '../../data/core/unit-of-work.ts';
import { findRecord } from '../../data/core/table.ts';
import { type Restorer, refuse, requireThere } from './restorer.ts';

export const restoreCustomer: Restorer<'customer'> = async (record, data, { unit }) => {
  const before = record.deleted ? null : record.data.mainAddressId;
  const mainAddressId = data.mainAddressId === before ? before : await ownAddress(record.id, data.mainAddressId);
  unit.moveReference('address', before, mainAddressId);
  const fortnoxCustomerNumber = await ownNumber(record, unit);
  unit.restore(record, { ...data, mainAddressId, fortnoxCustomerNumber });
};

/**
 * The number in Fortnox is never restored: invoices would be registered on whoever has the old one now. A deleted
 * customer keeps its last number if nobody has got it since.
 */
async function ownNumber({ id, deleted, data }: StoredRecord<'customer'>, unit: UnitOfWork): Promise<string> {
  const { fortnoxCustomerNumber: number } = data;
  if (!deleted || number === '') return number;
  if (await isNumberTaken(number, id)) return '';
  await stageNumbers(unit, [{ customerId: id, before: '', after: number }]);
  return number;
}

/** An address needs its customer, so a customer is restored without an address that is gone. */
async function ownAddress(customerId: number, addressId: number | null): Promise<number | null> {
  const address = addressId === null ? undefined : await findRecord('address', addressId);
  return address && !address.deleted && address.data.customerId === customerId ? address.id : null;
}

export const restoreAddress: Restorer<'address'> = async (record, data, { unit }) => {
  if (!record.deleted && record.refs > 0 && data.customerId !== record.data.customerId) {
    refuse('Adressen används av sin kund eller ett projekt och kan inte byta kund.');
  }
  await requireThere([['customer', data.customerId]]);
  unit.restore(record, data);
};
