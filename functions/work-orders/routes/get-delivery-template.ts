import { getDeliveryTemplate } from '../../../shared/contract/delivery-templates.ts';
import { getRoute } from '../../request/get-route.ts';
import { deliveryTemplateView } from '../delivery-template-store.ts';

export const handler = getRoute(getDeliveryTemplate, 'delivery-template', deliveryTemplateView);
