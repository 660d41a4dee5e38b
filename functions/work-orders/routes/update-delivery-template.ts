import { updateDeliveryTemplate } from '../../../shared/contract/delivery-templates.ts';
import { route } from '../../request/route.ts';
import { deliveryTemplateItems, deliveryTemplateView } from '../delivery-template-store.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(updateDeliveryTemplate, async ({ params, body, unit }) => {
  const template = await getRecord('delivery-template', params.deliveryTemplateId);
  await requireVersion(template, body.version);
  const items = await deliveryTemplateItems(body.items, template.data.items);
  return deliveryTemplateView(unit.save(template, { ...template.data, name: body.name, items }));
});
