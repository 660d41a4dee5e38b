import type { CustomerRow } from '../../../../shared/schemas/customer.ts';
import { dayOf, twelveMonthsFrom } from '../../../../shared/lib/days.ts';
import { ledger } from '../../navigation/ledger.ts';
import { paths, projectsOfCustomer } from '../../navigation/paths.ts';
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
    { key: 'name', label: text.name, important: 'cut', link: (row) => paths.customerDetails(row.customerId) },
    { key: 'paymentTermDays', label: text.paymentTermDays, format: 'number', width: 12 },
    {
      key: 'numberOfProjects',
      label: text.numberOfProjects,
      format: 'number',
      important: true,
      width: 5.5,
      link: projectsLink,
    },
    { key: 'planned', label: text.planned, format: 'number', width: 6.5 },
    { key: 'registered', label: text.registered, format: 'number', width: 7.5 },
    { key: 'invoiced', label: text.invoiced, format: 'number', width: 7.5 },
    { key: 'invoiced12Months', label: text.invoiced12Months, format: 'money', width: 9, link: invoicesLink },
    { key: 'owed', label: text.owed, format: 'money', important: true, width: 8, link: unpaidLink },
    { key: 'fortnoxCustomerNumber', label: text.fortnoxCustomerNumber, width: 9 },
  ],
  filters: [
    { key: 'name', label: text.customer, kind: 'text', primary: true },
    { key: 'fortnoxCustomerNumber', label: text.fortnoxCustomerNumber, kind: 'text', primary: true },
  ],
  defaultSort: { column: 'name', descending: false },
  warning: (row) => (row.paymentRemark ? common.paymentRemark : undefined),
  empty: { title: text.empty, hint: text.emptyHint },
};

function invoicesLink({ customerId, invoiced12Months }: CustomerRow): string | undefined {
  const displayDateFrom = twelveMonthsFrom(dayOf(new Date()));
  return invoiced12Months === 0 ? undefined : ledger({ customerId, displayDateFrom, notCancelled: true });
}

function unpaidLink({ customerId, owed }: CustomerRow): string | undefined {
  return owed === 0 ? undefined : ledger({ customerId, payment: 'unpaid' });
}

function projectsLink({ customerId, numberOfProjects }: CustomerRow): string | undefined {
  return numberOfProjects === 0 ? undefined : projectsOfCustomer(customerId);
}
