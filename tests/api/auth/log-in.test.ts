import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { logIn, logOut } from '../../../shared/contract/auth.ts';
import { getMeta } from '../../../shared/contract/settings.ts';
import { localUsers } from '../../../functions/demo/local-users.ts';
import { anonymous, logInAs } from '../../support/people.ts';

const [staff] = localUsers;

/** An address of its own for each test, as CloudFront would report it. */
const fromSomewhere = () => ({ 'x-forwarded-for': `198.51.100.${(addresses += 1)}, 10.0.0.1` });
let addresses = 0;

describe('logging in', () => {
  it('takes initials in any case, and gives who it is and a session of twelve hours', async () => {
    const { initials, pin, role, firstName, lastName } = staff!;
    const session = await anonymous().result(logIn, {
      body: { initials: ` ${initials.toLowerCase()} `, password: pin },
    });
    expect(session).toMatchObject({ initials, role, firstName, lastName });
    const hours = (new Date(session.expiresAt).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThanOrEqual(12);
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

  it('makes initials wait after five failures, also when they come all at once, and says how long', async () => {
    const initials = `V${randomInt(100_000)}`.slice(0, 6);
    const attempt = () =>
      anonymous().call(logIn, { body: { initials, password: 'gissning' }, headers: fromSomewhere() });
    const replies = await Promise.all(Array.from({ length: 12 }, attempt));
    expect(replies.filter((reply) => reply.status === 401)).toHaveLength(5);
    const waiting = replies.find((reply) => reply.status === 429)!;
    expect(waiting.json.message).toMatch(/^För många försök\. Vänta \d+ sekunder och försök igen\.$/);
    expect(Number(waiting.headers.get('retry-after'))).toBeLessThanOrEqual(30);
  });

  it('makes an address wait that fails for many initials', async () => {
    const headers = fromSomewhere();
    const attempt = (n: number) =>
      anonymous().call(logIn, { body: { initials: `W${n}${randomInt(999)}`, password: 'gissning' }, headers });
    const replies = await Promise.all(Array.from({ length: 40 }, (_, n) => attempt(n)));
    expect(replies.filter((reply) => reply.status === 401)).toHaveLength(25);
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(15);
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
