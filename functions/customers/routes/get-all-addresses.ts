import { getAllAddresses as contract } from '../../../shared/contract/addresses.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { addressChoices } from '../../data/replica/lists/options.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  addressChoices(await freshReplica({ knownChangedAt }), query, user),
);
