import { getAllUsers as contract } from '../../../shared/contract/users.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { allUsers } from '../../data/replica/lists/options.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ knownChangedAt }) => allUsers(await freshReplica({ knownChangedAt })));
