import { getDeliveryTemplate } from '../../../shared/contract/delivery-templates.ts';
import { route } from '../../runtime/route.ts';
import { deliveryTemplateView } from '../../stores/work-orders/delivery-template-store.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(getDeliveryTemplate, async ({ params }) =>
  deliveryTemplateView(await getRecord('delivery-template', params.deliveryTemplateId)),
);
