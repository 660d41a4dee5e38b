import { describe, expect, it } from 'vitest';
import { changeOwnPin, listSessions } from '../../../shared/contract/auth.ts';
import { getMeta } from '../../../shared/contract/settings.ts';
import { Api, newKey } from '../../support/api.ts';
import { makeUser } from '../../support/builders.ts';
import { logInAs, logInUser } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';
import { inAll } from '../../support/tier.ts';

const newPin = 'björkmossa-71';

async function makeUserWithSession() {
  const user = await makeUser(await logInAs('SuperAdmin'));
  return { user, here: await logInUser(user) };
}

const change = (api: Api, body: object, idempotencyKey = newKey()) => api.call(changeOwnPin, { body, idempotencyKey });

describe('one’s own PIN', () => {
  it('can be changed with the current one, keeps this session with another token and ends the others', async () => {
    const { user, here } = await makeUserWithSession();
    const elsewhere = await logInUser(user);
    const before = (await here.result(listSessions)).find(({ isThis }: any) => isThis);
    const key = newKey();
    const { status, json } = await change(here, { currentPin: user.pin, newPin }, key);
    expect({ status, json }).toEqual({
      status: 200,
      json: { result: { done: true, session: { token: expect.any(String), expiresAt: expect.any(String) } } },
    });
    const { token } = json.result.session;
    expect(token).not.toBe(here.token);
    for (const ended of [here, elsewhere]) expect((await ended.call(getMeta)).status).toBe(401);
    const renewed = new Api(testStack().url, token);
    expect(await renewed.result(listSessions)).toEqual([before]);

    // Its answer was lost, and the person has logged in with the new PIN.
    const again = await logInUser({ ...user, pin: newPin });
    expect((await change(again, { currentPin: user.pin, newPin }, key)).json).toEqual({
      result: { done: true, session: null },
    });
    await expect(logInUser(user)).rejects.toThrow('401');
  });

  it('follows the rules of new PINs, and differs from the current one', async () => {
    const { user, here } = await makeUserWithSession();
    for (const weak of ['kort', 'password1', user.pin]) {
      const reply = await change(here, { currentPin: user.pin, newPin: weak });
      expect(reply.status).toBe(422);
      expect(reply.json.errors).toMatchObject([{ field: 'newPin' }]);
    }
    expect((await logInUser(user)).token).toBeDefined();
  });

  it.runIf(inAll)('is throttled after as many wrong guesses as a login', async () => {
    const { user, here } = await makeUserWithSession();
    const replies = [];
    for (let n = 0; n < 6; n += 1) replies.push(await change(here, { currentPin: `fel gissning ${n}`, newPin }));
    expect(replies.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429]);
    expect(replies[0]!.json.errors).toEqual([{ field: 'currentPin', message: 'Det är inte din nuvarande PIN.' }]);
    expect((await change(here, { currentPin: user.pin, newPin })).status).toBe(429);
    expect((await here.call(getMeta)).status).toBe(200);
  });
});
