import { deleteCustomer, listCustomers } from '../../../../shared/contract/calls/customers.ts';
import type { CustomerRow } from '../../../../shared/schemas/customer.ts';
import type { ResultOf } from '../../../../shared/contract/call-types.ts';
import { formatMoney } from '../../components/format.ts';
import { ListTotals } from '../../components/totals.tsx';
import { panels } from '../../navigation/paths.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { ImportButton } from '../../components/spreadsheet/import-button.tsx';
import { ListPage } from '../../components/list/list-page.tsx';
import { useDeleteRow } from '../../components/list/use-delete-row.ts';
import { deleteAction, editAction } from '../../components/list/usual-actions.ts';
import { useMayCall } from '../../api/use-may-call.ts';
import { customersText as text } from '../../text/customers.ts';
import { customersList } from './customers-list.ts';

export function CustomersPage() {
  const mayDelete = useMayCall(deleteCustomer);
  const { deleteRow, deletingIds } = useDeleteRow<CustomerRow, typeof deleteCustomer>({
    route: deleteCustomer,
    input: ({ customerId, version }) => ({ params: { customerId }, query: { version } }),
    idName: 'customerId',
    confirm: ({ name }) => ({ title: text.deleteTitle, message: text.deleteQuestion(name) }),
    waitsAs: ({ name }) => name,
    success: text.deleted,
    failure: text.notDeleted,
  });

  const actions: RowAction<CustomerRow>[] = [
    editAction((row) => panels.customer(row.customerId)),
    deleteAction(deleteRow, { isShown: () => mayDelete }),
  ];

  return (
    <ListPage
      list={customersList}
      route={listCustomers}
      summary={CustomersSummary}
      actions={actions}
      deletingIds={deletingIds}
      create={{ label: text.addNew, panel: panels.customer() }}
      toolbar={<ImportButton kind="customer" />}
    />
  );
}

function CustomersSummary({ page: { meta, sums } }: { page: ResultOf<typeof listCustomers> }) {
  if (!sums) return null;
  return (
    <ListTotals
      label={text.sumsOf(meta.totalItems)}
      totals={[
        { name: text.invoiced12Months, amount: formatMoney(sums.invoiced12Months), wide: true },
        { name: text.owed, amount: formatMoney(sums.owed) },
      ]}
    />
  );
}
