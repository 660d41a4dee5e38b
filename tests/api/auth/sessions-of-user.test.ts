import { describe, expect, it } from 'vitest';
import { endAllSessions, endSession, listSessions, logOut } from '../../../shared/contract/auth.ts';
import { getMeta } from '../../../shared/contract/settings.ts';
import type { OpenSession } from '../../../shared/schemas/open-session.ts';
import type { Api } from '../../support/api.ts';
import { makeUser } from '../../support/builders.ts';
import { logInAs, logInUser } from '../../support/people.ts';

const sessionsOf = (api: Api): Promise<OpenSession[]> => api.result(listSessions);
const statusOf = async (api: Api) => (await api.call(getMeta)).status;

async function makeUserWithSessions() {
  const user = await makeUser(await logInAs('SuperAdmin'));
  return { user, first: await logInUser(user), second: await logInUser(user) };
}

describe('the sessions of a user', () => {
  it('are listed, latest first, with when and where each was opened, and without a secret', async () => {
    const before = Date.now();
    const { first, second } = await makeUserWithSessions();
    const after = Date.now();
    const sessions = await sessionsOf(second);
    expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false]);
    expect((await sessionsOf(first)).map(({ isThis }) => isThis)).toEqual([false, true]);
    for (const { openedAt, device, address } of sessions) {
      expect(Date.parse(openedAt)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(openedAt)).toBeLessThanOrEqual(after);
      expect([device, address]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
    }
    expect(JSON.stringify(sessions)).not.toContain(first.token);
    expect(Object.keys(sessions[0]!).sort()).toEqual(['address', 'device', 'isThis', 'openedAt', 'sessionId']);
  });

  it('end one by one, and a repeat changes nothing', async () => {
    const { first, second } = await makeUserWithSessions();
    const { sessionId } = (await sessionsOf(second)).find(({ isThis }) => !isThis)!;
    for (let n = 0; n < 2; n += 1) await second.result(endSession, { params: { sessionId } });
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
    expect(await sessionsOf(second)).toHaveLength(1);
  });

  it('leave the list when they log out', async () => {
    const { first, second } = await makeUserWithSessions();
    await first.result(logOut);
    expect((await sessionsOf(second)).map(({ isThis }) => isThis)).toEqual([true]);
  });

  it('end all at once, the caller’s own too, and the next login is the only one', async () => {
    const { user, first, second } = await makeUserWithSessions();
    await second.result(endAllSessions);
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 401]);
    expect(await sessionsOf(await logInUser(user))).toHaveLength(1);
  });

  it('cannot be ended by another user', async () => {
    const { first } = await makeUserWithSessions();
    const [{ sessionId }] = (await sessionsOf(first)) as [OpenSession];
    const { first: stranger } = await makeUserWithSessions();
    await stranger.result(endSession, { params: { sessionId } });
    expect(await statusOf(first)).toBe(200);
  });
});
