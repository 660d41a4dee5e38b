import { listUsers as contract } from '../../../shared/contract/users.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { listUsers } from '../../replica/lists/users.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listUsers(await freshReplica({ knownChangedAt }), query, user),
);
