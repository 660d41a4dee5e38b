import { deleteDeliveryTemplate } from '../../../shared/contract/delivery-templates.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(deleteDeliveryTemplate, async ({ params, query, unit }) => {
  const template = await getRecord('delivery-template', params.deliveryTemplateId);
  await requireVersion(template, query.version);
  unit.remove(template);
  return { done: true as const };
});
