import { expect, it } from 'vitest';
import { changePin, deleteUser, updateUser } from '../../../shared/contract/users.ts';
import { logOut } from '../../../shared/contract/auth.ts';
import { findSessionUser } from '../../../functions/users/session-store.ts';
import type { Api } from '../../support/api.ts';
import { makeUser } from '../../support/builders.ts';
import { logInAs, logInUser } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';

/** The store uses the running stack's table with a fake clock. */
Object.assign(process.env, testStack().environment);

it.each([
  ['another PIN', (api: Api, user: any) => api.call(changePin, { params: user, body: { newPin: 'blåbärsris' } })],
  [
    'another role',
    (api: Api, user: any) => api.call(updateUser, { params: user, body: { ...user, role: 'SuperAdmin' } }),
  ],
  ['being deleted', (api: Api, user: any) => api.call(deleteUser, { params: user, query: { version: user.version } })],
  ['logging out', async (_api: Api, _user: any, own: Api) => own.call(logOut)],
])(
  'a change of a user ends a session at once, in functions that have just found it good too: %s',
  async (_what, act) => {
    const superAdmin = await logInAs('SuperAdmin');
    const user = await makeUser(superAdmin);
    const own = await logInUser(user);
    const token = own.token!;
    const now = new Date();
    expect((await findSessionUser(token, now))?.user.id).toBe(user.userId);
    expect((await act(superAdmin, user, own)).status).toBe(200);
    expect(await findSessionUser(token, now)).toBeUndefined();
  },
);

it('a change of a user gives another token to the session in which users give themselves another PIN, and ends their others', async () => {
  const user = await makeUser(await logInAs('SuperAdmin'), { role: 'SuperAdmin' });
  const [here, elsewhere] = await Promise.all([logInUser(user), logInUser(user)]);
  const { session } = await here.result(changePin, { params: user, body: { newPin: 'blåbärsris' } });
  const now = new Date();
  expect((await findSessionUser(session!.token, now))?.user.id).toBe(user.userId);
  for (const { token } of [here, elsewhere]) expect(await findSessionUser(token!, now)).toBeUndefined();
});
