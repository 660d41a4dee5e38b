import { listAddresses as contract } from '../../../shared/contract/addresses.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { listAddresses } from '../../replica/lists/addresses.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listAddresses(await freshReplica({ knownChangedAt }), query, user),
);
