import { getAllDeliveryTemplates as contract } from '../../../shared/contract/delivery-templates.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { allDeliveryTemplates } from '../../replica/lists/delivery-templates.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ knownChangedAt }) =>
  allDeliveryTemplates(await freshReplica({ knownChangedAt })),
);
