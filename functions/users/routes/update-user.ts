import { updateUser } from '../../../shared/contract/users.ts';
import { refusalToGive, requireAllowed } from '../../../shared/domain/user-rules.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { actingUser, asTarget, requireUniqueFree, saveUser, userView } from '../user-store.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(updateUser, async ({ params, body, user, unit }) => {
  const { version, ...fields } = body;
  const target = await getRecord('user', params.userId);
  requireAllowed(refusalToGive(await actingUser(user), await asTarget(target), fields.role));
  await requireVersion(target, version);
  await requireUniqueFree(fields, target.id);
  return userView(await saveUser(unit, target, fields));
});
