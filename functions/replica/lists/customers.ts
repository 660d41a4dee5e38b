import { customer } from '../../../shared/entities/customer.ts';
import type { listCustomers as contract } from '../../../shared/contract/customers.ts';
import type { QueryOf } from '../../../shared/contract/route.ts';
import type { CustomerRow } from '../../../shared/schemas/customer.ts';
import { number } from './columns.ts';
import { contains } from './conditions.ts';
import { defineList } from './define-list.ts';
import { rowColumns } from './entity-columns.ts';

export const customerList = defineList<CustomerRow, QueryOf<typeof contract>>({
  id: 'c.id',
  where: 'c.listed = 1',
  sources: { own: { from: 'customer c', joins: {} } },
  columns: {
    customerId: number('c.id'),
    ...rowColumns(customer, 'c'),
    version: number('c.version'),
    numberOfProjects: { ...number('c.number_of_projects'), source: 'own' },
    planned: { ...number('c.planned'), source: 'own' },
    registered: { ...number('c.registered'), source: 'own' },
    invoiced: { ...number('c.invoiced'), source: 'own' },
  },
  filters: {
    name: contains('c.name', { table: 'customer', id: 'c.id' }),
    fortnoxCustomerNumber: contains('c.fortnox_number', { table: 'customer', id: 'c.id' }),
  },
  totals: { 'c.listed = 1': 'customer' },
  order: { column: 'name' },
  pageSize: 'items_per_page_default',
});

export const listCustomers = customerList.page;
