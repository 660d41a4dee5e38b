import { deliveryTemplateCells } from '../../../../shared/lists/cells/delivery-templates.ts';
import type { DeliveryTemplateRow } from '../../../../shared/schemas/delivery-template.ts';
import { panels } from '../../navigation/paths.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { periodFilters } from '../../components/list/period-filters.ts';
import { listsText } from '../../text/lists.ts';
import { deliveryTemplatesText as text } from '../../text/delivery-templates.ts';

export const deliveryTemplatesList: ListDefinition<DeliveryTemplateRow> = {
  id: 'delivery-templates',
  label: text.list,
  kind: 'delivery-template',
  rowId: (row) => row.deliveryTemplateId,
  rowName: (row) => row.name,
  columns: [
    { key: 'name', label: text.name, link: (row) => panels.deliveryTemplate(row.deliveryTemplateId) },
    {
      key: 'dateCreated',
      label: text.dateCreated,
      format: 'day',
      value: deliveryTemplateCells.dateCreated,
      width: 10,
      important: true,
    },
    { key: 'numberOfItems', label: text.numberOfItems, format: 'number', width: 9, important: true },
  ],
  filters: [
    { key: 'name', label: text.name, kind: 'text', primary: true },
    ...periodFilters({
      label: text.dateCreated,
      from: { key: 'dateFrom', label: listsText.from(text.dateCreated) },
      to: { key: 'dateTo', label: listsText.to(text.dateCreated) },
    }),
  ],
  defaultSort: { column: 'name', descending: false },
  empty: { title: text.empty, hint: text.emptyHint },
};
