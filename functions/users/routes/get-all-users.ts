import { getAllUsers as contract } from '../../../shared/contract/users.ts';
import { allUsers } from '../../data/replica/lists/options.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, (db) => allUsers(db));
