import { getAllAddresses as contract } from '../../../shared/contract/addresses.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { allAddresses } from '../../replica/lists/options.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ knownChangedAt }) =>
  allAddresses(await freshReplica({ knownChangedAt })),
);
