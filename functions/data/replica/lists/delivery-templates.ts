import type {
  getAllDeliveryTemplates,
  listDeliveryTemplates as contract,
} from '../../../../shared/contract/delivery-templates.ts';
import type { QueryOf, RouteOutput } from '../../../../shared/contract/route.ts';
import { deliveryTemplate } from '../../../../shared/entities/delivery-template.ts';
import { addDays, startOfDay } from '../../../../shared/lib/days.ts';
import type { DeliveryTemplateRow } from '../../../../shared/schemas/delivery-template.ts';
import { number } from './columns.ts';
import { contains } from './conditions.ts';
import { type FullListQuery, defineList } from './define-list.ts';
import { rowColumns } from './entity-columns.ts';

const basis = {
  id: 't.id',
  where: 't.listed = 1',
  sources: { own: { from: 'delivery_template t', joins: {} } },
  order: { column: 'name' },
  pageSize: 'items_per_page_default',
} as const;

const { name, dateCreated } = rowColumns(deliveryTemplate, 't');
const shown = { deliveryTemplateId: number<number>('t.id'), name, numberOfItems: number<number>('t.number_of_items') };

export const deliveryTemplateList = defineList<DeliveryTemplateRow, QueryOf<typeof contract>>({
  ...basis,
  columns: { ...shown, dateCreated, version: number('t.version') },
  filters: {
    name: contains('t.name'),
    dateFrom: (day) => ({ sql: 't.date_created >= ?', values: [startOfDay(day)] }),
    dateTo: (day) => ({ sql: 't.date_created < ?', values: [startOfDay(addDays(day, 1))] }),
  },
});

const options = defineList<RouteOutput<typeof getAllDeliveryTemplates>[number], FullListQuery<'name'>>({
  ...basis,
  columns: shown,
  filters: {},
});

export const listDeliveryTemplates = deliveryTemplateList.page;
export const allDeliveryTemplates = options.all;
