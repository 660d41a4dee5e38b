import { listUsers as contract } from '../../../shared/contract/users.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { listUsers } from '../../data/replica/lists/users.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listUsers(await freshReplica({ knownChangedAt }), query, user),
);
