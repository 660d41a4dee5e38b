import { getDeliveryTemplate } from '../../../shared/contract/delivery-templates.ts';
import { route } from '../../runtime/route.ts';
import { deliveryTemplateView } from '../../stores/delivery-template-store.ts';
import { getRecord } from '../../stores/table.ts';

export const handler = route(getDeliveryTemplate, async ({ params }) =>
  deliveryTemplateView(await getRecord('delivery-template', params.deliveryTemplateId)),
);
