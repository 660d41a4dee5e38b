import { getAllAddresses as contract } from '../../../shared/contract/addresses.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { addressChoices } from '../../replica/lists/options.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  addressChoices(await freshReplica({ knownChangedAt }), query, user),
);
