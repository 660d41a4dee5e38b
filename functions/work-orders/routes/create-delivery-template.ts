import { createDeliveryTemplate } from '../../../shared/contract/delivery-templates.ts';
import { route } from '../../request/route.ts';
import { deliveryTemplateItems, deliveryTemplateView } from '../delivery-template-store.ts';

export const handler = route(createDeliveryTemplate, async ({ body, unit, now }) => {
  const items = await deliveryTemplateItems(body.items, []);
  const data = { name: body.name, dateCreated: now.toISOString(), items };
  return deliveryTemplateView(await unit.create('delivery-template', data));
});
