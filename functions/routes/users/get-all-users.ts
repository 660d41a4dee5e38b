import { getAllUsers as contract } from '../../../shared/contract/users.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { allUsers } from '../../replica/lists/options.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ knownChangedAt }) => allUsers(await freshReplica({ knownChangedAt })));
