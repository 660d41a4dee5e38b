import { listDeliveryTemplates as contract } from '../../../shared/contract/delivery-templates.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { listDeliveryTemplates } from '../../data/replica/lists/delivery-templates.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listDeliveryTemplates(await freshReplica({ knownChangedAt }), query, user),
);
