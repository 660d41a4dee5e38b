import { createUser as contract } from '../../../shared/contract/users.ts';
import { user as entity } from '../../../shared/entities/user.ts';
import { refusalToGive, requireAllowed } from '../../../shared/domain/user-rules.ts';
import { checkAndHashPin } from '../new-pin.ts';
import { route } from '../../request/route.ts';
import { actingUser, createUser, requireUniqueFree, userView } from '../user-store.ts';

export const handler = route(contract, async ({ body, user, unit }) => {
  const { password: _password, ...fields } = body;
  requireAllowed(refusalToGive(await actingUser(user), null, fields.role));
  await requireUniqueFree(fields);
  const pinHash = await checkAndHashPin(body, 'password', fields);
  return userView(await createUser(unit, { ...entity.empty, ...fields, pinHash }));
});
