import { listAddresses as contract } from '../../../shared/contract/addresses.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { listAddresses } from '../../data/replica/lists/addresses.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listAddresses(await freshReplica({ knownChangedAt }), query, user),
);
