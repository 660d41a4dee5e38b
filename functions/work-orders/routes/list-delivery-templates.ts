import { listDeliveryTemplates as contract } from '../../../shared/contract/delivery-templates.ts';
import { listDeliveryTemplates } from '../../data/replica/lists/delivery-templates.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, listDeliveryTemplates);
