import type { listAddresses as contract } from '../../../../shared/contract/addresses.ts';
import { address } from '../../../../shared/entities/address.ts';
import type { QueryOf } from '../../../../shared/contract/route.ts';
import type { Address } from '../../../../shared/schemas/address.ts';
import { nameOf, number, sortedText } from './columns.ts';
import { contains } from './conditions.ts';
import { defineList } from './define-list.ts';
import { rowColumns } from './entity-columns.ts';
import { startingAt } from './query.ts';
import type { Database } from '../database.ts';
import type { AddressType } from '../../../../shared/codes/addresses.ts';

export const addressList = defineList<Address, QueryOf<typeof contract>>({
  id: 'a.id',
  where: 'a.listed = 1',
  sources: startingAt('address a', { c: ['customer', 'a.customer_id'] }),
  columns: {
    addressId: number('a.id'),
    customerId: number('a.customer_id'),
    customerName: nameOf('c.name', 'c', 'c.id'),
    ...rowColumns(address, 'a'),
    formatted: sortedText('a.formatted', 'own'),
    version: number('a.version'),
  },
  filters: {
    customerName: contains('c.name', { table: 'customer', id: 'a.customer_id' }),
    name: contains('a.name', { table: 'address', id: 'a.id' }),
    city: contains('a.city', { table: 'address', id: 'a.id' }),
  },
  totals: { 'a.listed = 1': 'address' },
  order: { column: 'name' },
  pageSize: 'items_per_page_default',
});

export const listAddresses = addressList.page;

export function addressesOfCustomer(db: Database, customerId: number, type?: AddressType): Address[] {
  return addressList.all(db, [
    { sql: 'a.customer_id = ?', values: [customerId] },
    ...(type ? [{ sql: 'a.address_type = ?', values: [type] }] : []),
  ]);
}
