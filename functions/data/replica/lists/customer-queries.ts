import type { Address } from '../../../../shared/schemas/address.ts';
import type { Database } from '../database.ts';
import { addressList } from './addresses.ts';
import type { AddressType } from '../../../../shared/codes/addresses.ts';

export function addressesOfCustomer(db: Database, customerId: number, type?: AddressType): Address[] {
  return addressList.all(db, [
    { sql: 'a.customer_id = ?', values: [customerId] },
    ...(type ? [{ sql: 'a.address_type = ?', values: [type] }] : []),
  ]);
}
