import { getAllDeliveryTemplates as contract } from '../../../shared/contract/delivery-templates.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { allDeliveryTemplates } from '../../data/replica/lists/delivery-templates.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ knownChangedAt }) =>
  allDeliveryTemplates(await freshReplica({ knownChangedAt })),
);
