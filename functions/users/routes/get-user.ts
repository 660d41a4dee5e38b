import { getUser } from '../../../shared/contract/users.ts';
import { getRoute } from '../../request/get-route.ts';
import { userView } from '../user-store.ts';

export const handler = getRoute(getUser, 'user', userView);
