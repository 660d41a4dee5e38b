import { customer } from '../../../../shared/entities/customer.ts';
import type { listCustomers as contract } from '../../../../shared/contract/customers.ts';
import type { QueryOf, RouteOutput } from '../../../../shared/contract/route.ts';
import type { CustomerRow } from '../../../../shared/schemas/customer.ts';
import type { Database } from '../database.ts';
import { kronor, number } from './columns.ts';
import { contains } from './conditions.ts';
import { type Viewer, defineList } from './define-list.ts';
import { rowColumns } from './entity-columns.ts';
import { openInvoiceSql } from '../partial-indexes.ts';
import { countedInvoiceSql, owed } from './invoices.ts';

const invoicesOfRow = 'invoice i WHERE i.customer_id = c.id AND i.listed = 1';

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
    invoiced12Months: kronor(
      `(SELECT coalesce(sum(i.sum_total_ore), 0) FROM ${invoicesOfRow} AND ${countedInvoiceSql}
        AND i.display_date >= (SELECT twelve_months_from()))`,
    ),
    owed: kronor(`(SELECT coalesce(sum(${owed}), 0) FROM ${invoicesOfRow} AND ${openInvoiceSql})`),
  },
  filters: {
    name: contains('c.name', { table: 'customer', id: 'c.id' }),
    fortnoxCustomerNumber: contains('c.fortnox_number', { table: 'customer', id: 'c.id' }),
    sums: () => undefined,
  },
  totals: { 'c.listed = 1': 'customer' },
  order: { column: 'name' },
  pageSize: 'items_per_page_default',
});

type CustomerPage = RouteOutput<typeof contract>;

const summed = ['invoiced12Months', 'owed'] as const;

export function listCustomers(db: Database, query: QueryOf<typeof contract>, viewer: Viewer): CustomerPage {
  const page = customerList.page(db, query, viewer);
  return query.sums ? { ...page, sums: customerList.sums(db, { query }, summed) } : page;
}
