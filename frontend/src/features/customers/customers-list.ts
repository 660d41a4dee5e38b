import type { CustomerRow } from '../../../../shared/schemas/customer.ts';
import { panels, paths } from '../../navigation/paths.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { common } from '../../text/common.ts';
import { customersText as text } from '../../text/customers.ts';

export const customersList: ListDefinition<CustomerRow> = {
  id: 'customers',
  label: text.list,
  kind: 'customer',
  rowId: (row) => row.customerId,
  rowName: (row) => row.name,
  columns: [
    { key: 'name', label: text.name, link: (row) => panels.customer(row.customerId) },
    { key: 'paymentTermDays', label: text.paymentTermDays, format: 'number' },
    { key: 'numberOfProjects', label: text.numberOfProjects, format: 'number', important: true, link: itsProjects },
    { key: 'planned', label: text.planned, format: 'number' },
    { key: 'registered', label: text.registered, format: 'number', important: true },
    { key: 'invoiced', label: text.invoiced, format: 'number' },
    { key: 'fortnoxCustomerNumber', label: text.fortnoxCustomerNumber, width: 11 },
  ],
  filters: [
    { key: 'name', label: text.customer, kind: 'text', primary: true },
    { key: 'fortnoxCustomerNumber', label: text.fortnoxCustomerNumber, kind: 'text', primary: true },
  ],
  defaultSort: { column: 'name', descending: false },
  warning: (row) => (row.paymentRemark ? common.paymentRemark : undefined),
  empty: { title: text.empty, hint: text.emptyHint },
};

function itsProjects({ name, numberOfProjects }: CustomerRow): string | undefined {
  if (numberOfProjects === 0) return undefined;
  return `${paths.projects}?${new URLSearchParams({ customerName: name, showAll: 'true' }).toString()}`;
}
