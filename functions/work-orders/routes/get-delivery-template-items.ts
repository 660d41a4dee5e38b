import { getDeliveryTemplateItems } from '../../../shared/contract/delivery-templates.ts';
import { route } from '../../request/route.ts';
import { deliveryTemplateView } from '../delivery-template-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(getDeliveryTemplateItems, async ({ params }) => {
  const { items } = await deliveryTemplateView(await getRecord('delivery-template', params.deliveryTemplateId));
  return items;
});
