import { updateDeliveryTemplate } from '../../../shared/contract/delivery-templates.ts';
import { route } from '../../runtime/route.ts';
import { deliveryTemplateItems, deliveryTemplateView } from '../../stores/work-orders/delivery-template-store.ts';
import { getRecord } from '../../stores/core/table.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(updateDeliveryTemplate, async ({ params, body, unit }) => {
  const template = await getRecord('delivery-template', params.deliveryTemplateId);
  await requireVersion(template, body.version);
  const items = await deliveryTemplateItems(body.items, template.data.items);
  return deliveryTemplateView(unit.save(template, { ...template.data, name: body.name, items }));
});
