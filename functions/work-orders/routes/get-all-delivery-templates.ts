import { getAllDeliveryTemplates as contract } from '../../../shared/contract/delivery-templates.ts';
import { allDeliveryTemplates } from '../../data/replica/lists/delivery-templates.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, (db) => allDeliveryTemplates(db));
