import type { listProducts as contract } from '../../../../shared/contract/products.ts';
import type { QueryOf } from '../../../../shared/contract/route.ts';
import { product } from '../../../../shared/entities/product.ts';
import type { Product } from '../../../../shared/schemas/product.ts';
import { number } from './columns.ts';
import { contains, equals } from './conditions.ts';
import { defineList } from './define-list.ts';
import { rowColumns } from './entity-columns.ts';

export const productList = defineList<Product, QueryOf<typeof contract>>({
  id: 'p.id',
  where: 'p.listed = 1',
  sources: { own: { from: 'product p', joins: {} } },
  columns: {
    productId: number('p.id'),
    ...rowColumns(product, 'p'),
    version: number('p.version'),
  },
  filters: {
    name: contains('p.name'),
    invoiceText: contains('p.invoice_text'),
    productType: equals('p.product_type'),
  },
  order: { column: 'name' },
  pageSize: 'items_per_page_default',
});

export const listProducts = productList.page;
