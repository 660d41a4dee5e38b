import { listUsers as contract } from '../../../shared/contract/users.ts';
import { listUsers } from '../../data/replica/lists/users.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, listUsers);
