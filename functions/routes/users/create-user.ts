import { createUser as contract } from '../../../shared/contract/users.ts';
import { refusalToGive, requireAllowed } from '../../../shared/domain/user-rules.ts';
import { hashPin } from '../../runtime/pin.ts';
import { route } from '../../runtime/route.ts';
import { actingUser, createUser, requireUniqueFree, userView } from '../../stores/user-store.ts';

export const handler = route(contract, async ({ body, user, unit }) => {
  const { password, ...fields } = body;
  requireAllowed(refusalToGive(await actingUser(user), null, fields.role));
  await requireUniqueFree(fields);
  return userView(await createUser(unit, { ...fields, pinHash: await hashPin(password), sessionGeneration: 1 }));
});
