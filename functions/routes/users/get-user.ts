import { getUser } from '../../../shared/contract/users.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/table.ts';
import { userView } from '../../stores/user-store.ts';

export const handler = route(getUser, async ({ params }) => userView(await getRecord('user', params.userId)));
