import type {
  getAllDeliveryTemplates,
  listDeliveryTemplates as contract,
} from '../../../shared/contract/delivery-templates.ts';
import type { QueryOf, ResultOf } from '../../../shared/contract/route.ts';
import type { DeliveryTemplateRow } from '../../../shared/schemas/delivery-template.ts';
import { number, sortedText, text } from './columns.ts';
import { contains } from './conditions.ts';
import { type WholeQuery, defineList } from './define-list.ts';

const basis = {
  id: 't.id',
  where: 't.listed = 1',
  sources: { own: { from: 'delivery_template t', joins: {} } },
  order: { column: 'name' },
  pageSize: 'items_per_page_default',
} as const;

const shown = {
  deliveryTemplateId: number<number>('t.id'),
  name: sortedText('t.name'),
  numberOfItems: number<number>('t.number_of_items'),
};

export const deliveryTemplateList = defineList<DeliveryTemplateRow, QueryOf<typeof contract>>({
  ...basis,
  columns: { ...shown, dateCreated: text('t.date_created'), version: number('t.version') },
  filters: { name: contains('t.name') },
});

const options = defineList<ResultOf<typeof getAllDeliveryTemplates>[number], WholeQuery<'name'>>({
  ...basis,
  columns: shown,
  filters: {},
});

export const listDeliveryTemplates = deliveryTemplateList.page;
export const allDeliveryTemplates = options.all;
