import type { listCustomerPriceLists as contract } from '../../../../shared/contract/price-lists.ts';
import type { QueryOf } from '../../../../shared/contract/route.ts';
import { customerPriceList } from '../../../../shared/entities/price-lists.ts';
import type { CustomerPriceListRow } from '../../../../shared/schemas/price-list.ts';
import { number, sortedText } from './columns.ts';
import { contains } from './conditions.ts';
import { defineList } from './define-list.ts';
import { rowColumns } from './entity-columns.ts';

export const customerPriceListList = defineList<CustomerPriceListRow, QueryOf<typeof contract>>({
  id: 'l.id',
  where: 'l.listed = 1 AND c.listed = 1',
  sources: { own: { from: 'price_list_customer l', joins: { c: 'CROSS JOIN customer c ON c.id = l.customer_id' } } },
  columns: {
    customerId: number('l.id'),
    customerName: sortedText('c.name'),
    ...rowColumns(customerPriceList, 'l'),
    numberOfLines: number('l.number_of_lines'),
    version: number('l.version'),
  },
  filters: { customerName: contains('c.name') },
  order: { column: 'customerName' },
  pageSize: 'items_per_page_default',
});

export const listCustomerPriceLists = customerPriceListList.page;
