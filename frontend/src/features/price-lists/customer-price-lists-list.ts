import type { CustomerPriceListRow } from '../../../../shared/schemas/price-list.ts';
import { panels } from '../../navigation/paths.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { customerPriceListsText as text } from '../../text/price-lists.ts';

export const customerPriceListsList: ListDefinition<CustomerPriceListRow> = {
  id: 'customer-price-lists',
  label: text.list,
  kind: 'price-list-customer',
  rowId: (row) => row.customerId,
  rowName: (row) => row.customerName,
  columns: [
    { key: 'customerName', label: text.customer, link: (row) => panels.customerPriceList(row.customerId) },
    { key: 'comment', label: text.comment, important: true },
    { key: 'numberOfLines', label: text.numberOfLines, format: 'number', important: true, width: 9 },
  ],
  filters: [{ key: 'customerName', label: text.customer, kind: 'text', primary: true }],
  defaultSort: { column: 'customerName', descending: false },
  empty: { title: text.empty, hint: text.emptyHint },
};
