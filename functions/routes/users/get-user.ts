import { getUser } from '../../../shared/contract/users.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';
import { userView } from '../../stores/users/user-store.ts';

export const handler = route(getUser, async ({ params }) => userView(await getRecord('user', params.userId)));
