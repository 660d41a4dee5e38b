import { findRecord } from '../stores/core/table.ts';
import { type Restorer, refuse, requireThere } from './restorer.ts';

export const restoreCustomer: Restorer<'customer'> = async (record, data, { unit }) => {
  const was = record.deleted ? null : record.data.mainAddressId;
  const mainAddressId = data.mainAddressId === was ? was : await ownAddress(record.id, data.mainAddressId);
  unit.moveReference('address', was, mainAddressId);
  // A customer that exists in Fortnox is not created there again.
  const fortnoxCustomerNumber = data.fortnoxCustomerNumber || record.data.fortnoxCustomerNumber;
  unit.restore(record, { ...data, mainAddressId, fortnoxCustomerNumber });
};

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

/** Links of deleted customers are kept, but not shown. */
export const restoreContact: Restorer<'contact'> = (record, data, { unit }) => {
  unit.restore(record, data);
};
