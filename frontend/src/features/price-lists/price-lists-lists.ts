import type { listDefaultPriceLists } from '../../../../shared/contract/calls/price-lists.ts';
import type { ResultOf } from '../../../../shared/contract/call-types.ts';
import type { CustomerPriceListRow } from '../../../../shared/schemas/price-list.ts';
import { panels } from '../../navigation/paths.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { customerPriceListsText, priceListsText as text } from '../../text/price-lists.ts';

export type DefaultPriceListRow = ResultOf<typeof listDefaultPriceLists>['items'][number];

export const defaultPriceListsList: ListDefinition<DefaultPriceListRow> = {
  id: 'default-price-lists',
  label: text.list,
  kind: 'price-list-default',
  rowId: (row) => row.priceListDefaultId,
  rowName: (row) => String(row.year),
  columns: [
    { key: 'year', label: text.year, link: (row) => panels.defaultPriceList(row.priceListDefaultId), width: 8 },
    { key: 'comment', label: text.comment, important: true },
    { key: 'numberOfLines', label: text.numberOfLines, format: 'number', important: true },
  ],
  filters: [{ key: 'year', label: text.year, kind: 'text', primary: true }],
  defaultSort: { column: 'year', descending: false },
  empty: { title: text.empty, hint: text.emptyHint },
};

const ofCustomer = customerPriceListsText;

export const customerPriceListsList: ListDefinition<CustomerPriceListRow> = {
  id: 'customer-price-lists',
  label: ofCustomer.list,
  kind: 'price-list-customer',
  rowId: (row) => row.customerId,
  rowName: (row) => row.customerName,
  columns: [
    { key: 'customerName', label: ofCustomer.customer, link: (row) => panels.customerPriceList(row.customerId) },
    { key: 'comment', label: ofCustomer.comment, important: true },
    { key: 'numberOfLines', label: ofCustomer.numberOfLines, format: 'number', important: true, width: 9 },
  ],
  filters: [{ key: 'customerName', label: ofCustomer.customer, kind: 'text', primary: true }],
  defaultSort: { column: 'customerName', descending: false },
  empty: { title: ofCustomer.empty, hint: ofCustomer.emptyHint },
};
