import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { logIn, logOut } from '../../../shared/contract/auth.ts';
import { getMeta } from '../../../shared/contract/settings.ts';
import { localUsers } from '../../../functions/demo/local-users.ts';
import { makeUser } from '../../support/builders.ts';
import { anonymous, logInAs, logInUser } from '../../support/people.ts';
import { inAll } from '../../support/tier.ts';

const [staff] = localUsers;

/** A separate address per test, as CloudFront would report it. */
const fromSomewhere = () => ({ 'x-forwarded-for': `198.51.100.${(addresses += 1)}, 10.0.0.1` });
let addresses = 0;

/** The device cookie after a login. */
async function deviceOf(user: { initials: string; pin: string }): Promise<string> {
  const body = { initials: user.initials, password: user.pin };
  const reply = await anonymous().call(logIn, { body, headers: fromSomewhere() });
  const cookie = reply.headers.get('set-cookie')!;
  expect(cookie).toMatch(
    /^__Host-klang-device-\d+=[^;]+; Path=\/; Max-Age=31536000; HttpOnly; Secure; SameSite=Strict$/,
  );
  return cookie.split(';')[0]!;
}

describe('logging in', () => {
  it('accepts initials in any case, and returns the user and a session of twelve hours', async () => {
    const { initials, pin, role, firstName, lastName } = staff!;
    const before = Date.now();
    const session = await anonymous().result(logIn, {
      body: { initials: ` ${initials.toLowerCase()} `, password: pin },
    });
    expect(session).toMatchObject({ initials, role, firstName, lastName });
    const begun = Date.parse(session.expiresAt) - 12 * 60 * 60_000;
    expect(begun).toBeGreaterThanOrEqual(before);
    expect(begun).toBeLessThanOrEqual(Date.now());
  });

  it('answers the same for a wrong PIN and for initials that do not exist', async () => {
    const wrong = await anonymous().call(logIn, {
      body: { initials: staff!.initials, password: 'fel pin' },
      headers: fromSomewhere(),
    });
    const nobody = await anonymous().call(logIn, {
      body: { initials: `X${randomInt(1000)}`, password: 'fel pin' },
      headers: fromSomewhere(),
    });
    expect(wrong.status).toBe(401);
    expect(wrong.json).toEqual({ message: 'Fel initialer eller PIN.' });
    expect(nobody.status).toBe(401);
    expect(nobody.json).toEqual(wrong.json);
    await logInAs('Staff');
  });

  it('throttles initials after five failures, concurrent ones too, and says for how long', async () => {
    const initials = `V${randomInt(100_000)}`.slice(0, 6);
    const attempt = () =>
      anonymous().call(logIn, { body: { initials, password: 'gissning' }, headers: fromSomewhere() });
    const replies = await Promise.all(Array.from({ length: 12 }, attempt));
    expect(replies.filter((reply) => reply.status === 401)).toHaveLength(5);
    const waiting = replies.find((reply) => reply.status === 429)!;
    expect(waiting.json.message).toMatch(/^För många försök\. Vänta \d+ sekunder och försök igen\.$/);
    expect(Number(waiting.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('throttles an address that fails for many initials', async () => {
    const headers = fromSomewhere();
    const attempt = (n: number) =>
      anonymous().call(logIn, { body: { initials: `W${n}${randomInt(999)}`, password: 'gissning' }, headers });
    const replies = await Promise.all(Array.from({ length: 40 }, (_, n) => attempt(n)));
    expect(replies.filter((reply) => reply.status === 401)).toHaveLength(25);
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(15);
  });

  it.runIf(inAll)('lets a known device in while others throttle its initials and its address', async () => {
    const user = await makeUser(await logInAs('SuperAdmin'));
    const device = await deviceOf(user);
    const office = fromSomewhere();
    const fail = (initials: string, headers: object) =>
      anonymous().call(logIn, { body: { initials, password: 'gissning' }, headers: headers as never });
    for (let n = 0; n < 6; n += 1) await fail(user.initials, fromSomewhere());
    for (let n = 0; n < 26; n += 1) await fail(`U${n}${randomInt(999)}`, office);

    const body = { initials: user.initials, password: user.pin };
    expect((await anonymous().call(logIn, { body, headers: fromSomewhere() })).status).toBe(429);
    expect((await anonymous().call(logIn, { body, headers: office })).status).toBe(429);
    expect((await anonymous().call(logIn, { body, headers: { ...office, cookie: device } })).status).toBe(200);
  });

  it.runIf(inAll)('throttles a known device for its own failures only', async () => {
    const user = await makeUser(await logInAs('SuperAdmin'));
    const headers = { ...fromSomewhere(), cookie: await deviceOf(user) };
    const attempt = (password: string, from: object = headers) =>
      anonymous().call(logIn, { body: { initials: user.initials, password }, headers: from as never });
    for (let n = 0; n < 5; n += 1) expect((await attempt('gissning')).status).toBe(401);
    expect((await attempt(user.pin)).status).toBe(429);
    expect((await attempt(user.pin, fromSomewhere())).status).toBe(200);
  });

  it.runIf(inAll)('accepts neither another user’s cookie nor a forged one', async () => {
    const superAdmin = await logInAs('SuperAdmin');
    const [user, other] = [await makeUser(superAdmin), await makeUser(superAdmin)];
    const device = await deviceOf(user);
    const [name, value] = device.split('=') as [string, string];
    const forged = [
      device.replace(String(user.userId), String(other.userId)),
      `${name.replace(String(user.userId), String(other.userId))}=${value}`,
      `__Host-klang-device-${other.userId}=${value.split('.')[0]}.`,
      `__Host-klang-device-${other.userId}=`,
    ];
    for (let n = 0; n < 6; n += 1) {
      await anonymous().call(logIn, { body: { initials: other.initials, password: 'fel' }, headers: fromSomewhere() });
    }
    const body = { initials: other.initials, password: other.pin };
    for (const cookie of forged) {
      const reply = await anonymous().call(logIn, { body, headers: { ...fromSomewhere(), cookie } });
      expect(reply.status, cookie).toBe(429);
    }
  });

  it.runIf(inAll)('counts the failures of an address regardless of successes in between', async () => {
    const headers = fromSomewhere();
    const user = await makeUser(await logInAs('SuperAdmin'));
    const fail = (n: number) =>
      anonymous().call(logIn, { body: { initials: `Y${n}${randomInt(999)}`, password: 'gissning' }, headers });
    const succeed = () => anonymous().call(logIn, { body: { initials: user.initials, password: user.pin }, headers });
    const statuses: number[] = [];
    for (let n = 0; n < 24; n += 1) {
      statuses.push((await fail(n)).status);
      if (n % 8 === 7) expect((await succeed()).status).toBe(200);
    }
    statuses.push((await fail(24)).status, (await fail(25)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(25);
    expect(statuses.at(-1)).toBe(429);
  });

  it('replaces the session that the caller had', async () => {
    const user = await makeUser(await logInAs('SuperAdmin'));
    const body = { initials: user.initials, password: user.pin };
    const before = await logInUser(user);
    expect((await before.call(logIn, { body, headers: fromSomewhere() })).status).toBe(200);
    expect((await before.call(getMeta)).status).toBe(401);
  });

  it('needs both fields', async () => {
    const reply = await anonymous().call(logIn, { body: { initials: '', password: '' } });
    expect(reply.status).toBe(422);
    expect(reply.json.errors.map((error: { field: string }) => error.field)).toEqual(['initials', 'password']);
  });
});

describe('logging out', () => {
  it('ends the session at once and leaves the user’s others', async () => {
    const [one, other] = await Promise.all([logInAs('Staff'), logInAs('Staff')]);
    expect((await one.call(logOut)).status).toBe(200);
    expect((await one.call(getMeta)).status).toBe(401);
    expect((await other.call(getMeta)).status).toBe(200);
  });
});
