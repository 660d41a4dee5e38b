import type { listCustomers as contract } from '../../../shared/contract/customers.ts';
import type { QueryOf } from '../../../shared/contract/route.ts';
import type { CustomerRow } from '../../../shared/schemas/customer.ts';
import { flag, number, sortedText } from './columns.ts';
import { contains } from './conditions.ts';
import { defineList } from './define-list.ts';
import { countOf } from './work-order-counts.ts';

const { page } = defineList<CustomerRow, QueryOf<typeof contract>>({
  id: 'c.id',
  where: 'c.listed = 1',
  sources: { own: { from: 'customer c', joins: {} } },
  columns: {
    customerId: number('c.id'),
    name: sortedText('c.name'),
    paymentTermDays: number('c.payment_term_days'),
    paymentRemark: flag('c.payment_remark'),
    fortnoxCustomerNumber: sortedText('c.fortnox_number'),
    version: number('c.version'),
    numberOfProjects: number('(SELECT count(*) FROM project WHERE customer_id = c.id AND listed = 1)'),
    planned: number(countOf('planned', 'customer')),
    registered: number(countOf('registered', 'customer')),
    invoiced: number(countOf('invoiced', 'customer')),
  },
  filters: { name: contains('c.name'), fortnoxCustomerNumber: contains('c.fortnox_number') },
  order: { column: 'name' },
  pageSize: 'items_per_page_default',
});

export const listCustomers = page;
