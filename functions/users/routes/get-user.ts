import { getUser } from '../../../shared/contract/users.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { userView } from '../user-store.ts';

export const handler = route(getUser, async ({ params }) => userView(await getRecord('user', params.userId)));
