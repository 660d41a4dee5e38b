import { deleteUser } from '../../../shared/contract/users.ts';
import { refusalToDelete, requireAllowed } from '../../../shared/domain/user-rules.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { actingUser, asTarget, removeUser } from '../user-store.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(deleteUser, async ({ params, query, user, unit }) => {
  const target = await getRecord('user', params.userId);
  requireAllowed(refusalToDelete(await actingUser(user), await asTarget(target)));
  await requireVersion(target, query.version);
  await removeUser(unit, target);
  return { done: true as const };
});
