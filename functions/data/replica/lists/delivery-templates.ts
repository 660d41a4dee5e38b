import type {
  getAllDeliveryTemplates,
  listDeliveryTemplates as contract,
} from '../../../../shared/contract/delivery-templates.ts';
import type { QueryOf, RouteOutput } from '../../../../shared/contract/route.ts';
import { deliveryTemplate } from '../../../../shared/entities/delivery-template.ts';
import { type Day, addDays, startOfDay } from '../../../../shared/lib/days.ts';
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
    dateFrom: (day) => ({ sql: 't.date_created >= ?', values: [begins(day)] }),
    dateTo: (day) => ({ sql: 't.date_created < ?', values: [begins(addDays(day, 1))] }),
  },
});

/** An instant as its column has it. */
function begins(day: Day): number {
  return Date.parse(startOfDay(day));
}

const options = defineList<RouteOutput<typeof getAllDeliveryTemplates>[number], FullListQuery<'name'>>({
  ...basis,
  columns: shown,
  filters: {},
});

export const listDeliveryTemplates = deliveryTemplateList.page;
export const allDeliveryTemplates = options.all;
