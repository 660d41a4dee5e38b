import type { listDefaultPriceLists as contract } from '../../../../shared/contract/price-lists.ts';
import type { QueryOf, RouteOutput } from '../../../../shared/contract/route.ts';
import { defaultPriceList } from '../../../../shared/entities/price-lists.ts';
import { number } from './columns.ts';
import { defineList } from './define-list.ts';
import { rowColumns } from './entity-columns.ts';

type Row = RouteOutput<typeof contract>['items'][number];

export const defaultPriceListList = defineList<Row, QueryOf<typeof contract>>({
  id: 'l.id',
  where: 'l.listed = 1',
  sources: { own: { from: 'price_list_default l', joins: {} } },
  columns: {
    priceListDefaultId: number('l.id'),
    ...rowColumns(defaultPriceList, 'l'),
    numberOfLines: number('l.number_of_lines'),
    version: number('l.version'),
  },
  filters: {
    year: (part) => (part ? { sql: 'instr(CAST(l.year AS TEXT), ?) > 0', values: [part] } : undefined),
  },
  order: { column: 'year' },
  pageSize: 'items_per_page_default',
});

export const listDefaultPriceLists = defaultPriceListList.page;
