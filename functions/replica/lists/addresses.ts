import type { listAddresses as contract } from '../../../shared/contract/addresses.ts';
import type { QueryOf } from '../../../shared/contract/route.ts';
import type { Address } from '../../../shared/schemas/address.ts';
import { code, lookedUpText, number, sortedText } from './columns.ts';
import { contains } from './conditions.ts';
import { defineList } from './define-list.ts';

export const addressList = defineList<Address, QueryOf<typeof contract>>({
  id: 'a.id',
  where: 'a.listed = 1',
  sources: { own: { from: 'address a', joins: { c: 'LEFT JOIN customer c ON c.id = a.customer_id' } } },
  columns: {
    addressId: number('a.id'),
    customerId: number('a.customer_id'),
    customerName: lookedUpText('c.name'),
    name: sortedText('a.name'),
    address1: sortedText('a.address1'),
    address2: sortedText('a.address2'),
    postalCode: sortedText('a.postal_code'),
    city: sortedText('a.city'),
    addressType: code('a.address_type'),
    formatted: sortedText('a.formatted'),
    version: number('a.version'),
  },
  filters: { customerName: contains('c.name'), name: contains('a.name'), city: contains('a.city') },
  order: { column: 'name' },
  pageSize: 'items_per_page_default',
});

export const listAddresses = addressList.page;
