import { dayOf } from '../../lib/days.ts';
import type { DeliveryTemplateRow } from '../../schemas/delivery-template.ts';
import type { ListCells } from '../list-cells.ts';

export const deliveryTemplateCells = {
  dateCreated: ({ dateCreated }) => dayOf(new Date(dateCreated)),
} satisfies ListCells<DeliveryTemplateRow>;
