import { deleteDeliveryTemplate } from '../../../shared/contract/delivery-templates.ts';
import { deleteRoute } from '../../request/delete-route.ts';

export const handler = deleteRoute(deleteDeliveryTemplate, 'delivery-template', (unit, template) =>
  unit.remove(template),
);
