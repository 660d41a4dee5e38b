import {
  deleteCustomerPriceList,
  listCustomerPriceLists,
} from '../../../../shared/contract/calls/customer-price-lists.ts';
import { previewCustomerPrices } from '../../../../shared/contract/calls/price-changes.ts';
import type { CustomerPriceListRow } from '../../../../shared/schemas/price-list.ts';
import { panels } from '../../navigation/paths.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { ImportButton } from '../../components/spreadsheet/import-button.tsx';
import { ListPage } from '../../components/list/list-page.tsx';
import { useDeleteRow } from '../../components/list/use-delete-row.ts';
import { deleteAction, editAction } from '../../components/list/usual-actions.ts';
import { customerPriceListsText as text, priceListsText } from '../../text/price-lists.ts';
import { RemovalEffect } from './price-effect.tsx';
import { customerPriceListsList } from './customer-price-lists-list.ts';

export function CustomerPriceListsPage() {
  const { deleteRow, deletingIds } = useDeleteRow<CustomerPriceListRow, typeof deleteCustomerPriceList>({
    route: deleteCustomerPriceList,
    input: ({ customerId, version }) => ({ params: { customerId }, query: { version } }),
    idName: 'customerId',
    confirm: ({ customerId, customerName }) => ({
      title: text.deleteTitle(customerName),
      message: (
        <RemovalEffect
          question={text.deleteQuestion}
          route={previewCustomerPrices}
          body={{ customerId, lines: null }}
        />
      ),
      verb: priceListsText.remove,
    }),
    success: priceListsText.deleted,
    failure: priceListsText.notDeleted,
  });

  const actions: RowAction<CustomerPriceListRow>[] = [
    editAction((row) => panels.customerPriceList(row.customerId)),
    deleteAction(deleteRow, { label: priceListsText.remove }),
  ];

  return (
    <ListPage
      list={customerPriceListsList}
      route={listCustomerPriceLists}
      actions={actions}
      deletingIds={deletingIds}
      create={{ label: text.addNew, panel: panels.customerPriceList() }}
      toolbar={<ImportButton kind="price-list-customer" />}
    />
  );
}
