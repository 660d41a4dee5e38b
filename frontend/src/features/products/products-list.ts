import { productCells } from '../../../../shared/lists/cells/products.ts';
import type { Product } from '../../../../shared/schemas/product.ts';
import { panels } from '../../navigation/paths.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { optionsOf } from '../../text/options-of.ts';
import { productTypeLabels } from '../../../../shared/text/products.ts';
import { productsText as text } from '../../text/products.ts';

export const productsList: ListDefinition<Product> = {
  id: 'products',
  label: text.list,
  kind: 'product',
  rowId: (row) => row.productId,
  rowName: (row) => row.name,
  columns: [
    { key: 'name', label: text.name, link: (row) => panels.product(row.productId) },
    { key: 'invoiceText', label: text.invoiceText },
    {
      key: 'productType',
      label: text.productType,
      format: 'badge',
      badge: (row) => ({
        label: productCells.productType(row),
        color: row.productType === 'Rate' ? 'petrol' : 'gray',
      }),
      important: true,
    },
    { key: 'account', label: text.account, value: productCells.account, align: 'right', width: 6 },
    { key: 'vatPercent', label: text.vatPercent, format: 'number', width: 6 },
    { key: 'invoiceItemGroupHeading', label: text.invoiceItemGroupHeading, format: 'flag', align: 'center' },
    { key: 'aggregateHoursToTotal', label: text.aggregateHoursToTotal, format: 'flag', align: 'center' },
  ],
  filters: [
    { key: 'name', label: text.name, kind: 'text', primary: true },
    { key: 'invoiceText', label: text.invoiceText, kind: 'text', primary: true },
    {
      key: 'productType',
      label: text.productType,
      kind: 'select',
      options: optionsOf(productTypeLabels),
      primary: true,
    },
  ],
  defaultSort: { column: 'name', descending: false },
  empty: { title: text.empty, hint: text.emptyHint },
};
