import {
  deleteCustomerPriceList,
  deleteDefaultPriceList,
  listCustomerPriceLists,
  listDefaultPriceLists,
  previewCustomerPrices,
  previewDefaultPrices,
} from '../../../../shared/contract/calls/price-lists.ts';
import type { CustomerPriceListRow } from '../../../../shared/schemas/price-list.ts';
import { panels } from '../../navigation/paths.ts';
import { ImportButton } from '../../components/spreadsheet/import-button.tsx';
import { ListPage } from '../../components/list/list-page.tsx';
import { useDeleteRow } from '../../components/list/use-delete-row.ts';
import { deleteAction, editAction } from '../../components/list/usual-actions.ts';
import { customerPriceListsText, priceListsText as text } from '../../text/price-lists.ts';
import { RemovalEffect } from './price-effect.tsx';
import { customerPriceListsList, defaultPriceListsList, type DefaultPriceListRow } from './price-lists-lists.ts';

/** The toasts of a deletion, in both kinds of lists. */
const removed = { success: text.deleted, failure: text.notDeleted };

export function DefaultPriceListsPage() {
  const { deleteRow, deletingIds } = useDeleteRow<DefaultPriceListRow, typeof deleteDefaultPriceList>({
    route: deleteDefaultPriceList,
    input: ({ priceListDefaultId, version }) => ({ params: { priceListDefaultId }, query: { version } }),
    idName: 'priceListDefaultId',
    confirm: ({ priceListDefaultId, year }) => ({
      title: text.deleteTitle,
      message: (
        <RemovalEffect
          question={text.deleteQuestion(year)}
          call={previewDefaultPrices}
          body={{ priceListDefaultId, year, lines: null }}
        />
      ),
      verb: text.remove,
    }),
    ...removed,
  });
  return (
    <ListPage
      list={defaultPriceListsList}
      route={listDefaultPriceLists}
      actions={[
        editAction((row: DefaultPriceListRow) => panels.defaultPriceList(row.priceListDefaultId)),
        deleteAction(deleteRow, { label: text.remove }),
      ]}
      deletingIds={deletingIds}
      create={{ label: text.addNew, panel: panels.defaultPriceList() }}
      toolbar={<ImportButton kind="price-list-default" />}
    />
  );
}

export function CustomerPriceListsPage() {
  const { deleteRow, deletingIds } = useDeleteRow<CustomerPriceListRow, typeof deleteCustomerPriceList>({
    route: deleteCustomerPriceList,
    input: ({ customerId, version }) => ({ params: { customerId }, query: { version } }),
    idName: 'customerId',
    confirm: ({ customerId, customerName }) => ({
      title: customerPriceListsText.deleteTitle(customerName),
      message: (
        <RemovalEffect
          question={customerPriceListsText.deleteQuestion}
          call={previewCustomerPrices}
          body={{ customerId, lines: null }}
        />
      ),
      verb: text.remove,
    }),
    ...removed,
  });
  return (
    <ListPage
      list={customerPriceListsList}
      route={listCustomerPriceLists}
      actions={[
        editAction((row: CustomerPriceListRow) => panels.customerPriceList(row.customerId)),
        deleteAction(deleteRow, { label: text.remove }),
      ]}
      deletingIds={deletingIds}
      create={{ label: customerPriceListsText.addNew, panel: panels.customerPriceList() }}
      toolbar={<ImportButton kind="price-list-customer" />}
    />
  );
}
