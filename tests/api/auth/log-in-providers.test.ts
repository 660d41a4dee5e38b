import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../../../shared/contract/auth.ts';
import {
  beginProviderLogIn,
  finishProviderLogIn,
  listLogInProviders,
} from '../../../shared/contract/log-in-providers.ts';
import { listLogIns, listOwnLogIns } from '../../../shared/contract/log-ins.ts';
import { deleteUser } from '../../../shared/contract/users.ts';
import type { LogIn } from '../../../shared/schemas/log-in.ts';
import { Api } from '../../support/api.ts';
import { makeUser, unique } from '../../support/builders.ts';
import {
  begin,
  chooseAccount,
  finish,
  logInWith,
  setFault,
  switchOff,
  switchOn,
} from '../../support/log-in/providers.ts';
import { anonymous, logInAs } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';

const microsoftUrl = testStack().environment['MICROSOFT_LOG_IN_URL']!;
const domain = 'akustik.example';
const refused = { status: 422, message: 'Inloggningen godtogs inte. Försök igen, eller logga in med PIN.' };
const unknown = {
  status: 403,
  message:
    'Kontot hör inte till någon användare i Klang. Logga in med PIN, eller be en superadmin se över din e-postadress.',
};
const interrupted = { status: 422, message: 'Inloggningen avbröts eller tog för lång tid. Försök igen.' };

/** A separate address per test, as CloudFront would report it. */
const fromSomewhere = () => ({ 'x-forwarded-for': `192.0.2.${(addresses += 1)}, 10.0.0.1` });
let addresses = 0;
const superAdmin = await logInAs('SuperAdmin');

const said = ({ status, json }: { status: number; json: any }) => ({ status, message: json.message });

async function makePerson() {
  const user = await makeUser(superAdmin, { email: `${unique('person').replace(' ', '-')}@${domain}` });
  return { ...user, email: user.email as string };
}

beforeAll(async () => {
  await switchOn(superAdmin, ['Microsoft', 'Google'], `${domain}, gmail.com`);
});
afterEach(() => setFault(microsoftUrl));
afterAll(() => switchOff(superAdmin));

describe('logging in with Microsoft and Google', () => {
  it('gives a session to the user with the verified address, and logs the way', async () => {
    expect(await anonymous().result(listLogInProviders)).toEqual({ providers: ['Microsoft', 'Google'] });
    for (const provider of ['Microsoft', 'Google'] as const) {
      const user = await makePerson();
      const first = await logInWith(anonymous(), provider, { email: user.email.toUpperCase() }, fromSomewhere());
      expect(first.json.result).toMatchObject({ userId: user.userId, initials: user.initials, role: 'Staff' });
      const cookies = first.headers.getSetCookie();
      expect(cookies.find((cookie) => cookie.startsWith('__Host-klang-log-in='))).toContain('Max-Age=0');
      const device = cookies.find((cookie) => cookie.startsWith('__Host-klang-device-'))!.split(';')[0]!;
      const headers = { ...fromSomewhere(), cookie: device };
      const own = new Api(testStack().url, first.json.result.token);
      const second = await logInWith(own, provider, { email: user.email }, headers);
      // The second login has ended the session of its caller.
      expect((await own.call(listOwnLogIns)).status).toBe(401);
      const { items } = await new Api(testStack().url, second.json.result.token).result(listOwnLogIns);
      expect(items.map(({ way, outcome }: LogIn) => [way, outcome])).toEqual([
        [provider, 'LoggedIn'],
        [provider, 'NewDevice'],
      ]);
    }
  });

  it('sends the browser with PKCE, state, nonce and the registered address, by a cookie for ten minutes', async () => {
    const reply = await anonymous().call(beginProviderLogIn, { body: { provider: 'Microsoft' } });
    expect(reply.headers.get('set-cookie')).toMatch(
      /^__Host-klang-log-in=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const { searchParams } = new URL(reply.json.result.url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      redirect_uri: `${testStack().environment['SITE_URL']}/login/answer`,
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).toHaveLength(43);
  });

  it('refuses accounts alike, whether the address is unknown, unverified, of another domain or deleted', async () => {
    const user = await makePerson();
    const gone = await makePerson();
    await superAdmin.result(deleteUser, { params: { userId: gone.userId } });
    const headers = fromSomewhere();
    const tries = [
      ['Microsoft', { email: `nobody@${domain}` }],
      ['Microsoft', { email: gone.email }],
      ['Microsoft', { email: user.email, isVerified: false }],
      ['Google', { email: user.email, isVerified: false }],
      ['Google', { email: user.email.replace(domain, `other-${domain}`) }],
    ] as const;
    for (const [provider, at] of tries) {
      expect(said(await logInWith(anonymous(), provider, at, headers)), JSON.stringify(at)).toEqual(unknown);
    }
    const address = headers['x-forwarded-for'].split(',')[0]!;
    const { items } = await superAdmin.result(listLogIns, { query: { address } });
    expect(new Set(items.map(({ userId, outcome }: LogIn) => `${userId} ${outcome}`))).toEqual(
      new Set(['null UnknownAccount']),
    );
  });

  it.each(['nonce', 'audience', 'issuer', 'expired', 'key', 'unsigned'] as const)(
    'refuses an ID token with a wrong part: %s',
    async (fault) => {
      const { email } = await makePerson();
      const { cookie, url } = await begin(anonymous(), 'Microsoft');
      const answer = await chooseAccount(url, { email });
      await setFault(microsoftUrl, fault);
      expect(said(await finish(anonymous(), answer, cookie, fromSomewhere()))).toEqual(refused);
    },
  );

  it('refuses a replayed answer, a forged state, another’s code and a forged or missing cookie', async () => {
    const { email } = await makePerson();
    const headers = fromSomewhere();
    const one = await begin(anonymous(), 'Microsoft');
    const answer = await chooseAccount(one.url, { email });
    expect((await finish(anonymous(), answer, one.cookie, headers)).status).toBe(200);
    expect(said(await finish(anonymous(), answer, one.cookie, headers))).toEqual(interrupted);

    const two = await begin(anonymous(), 'Microsoft');
    const stolen = new URLSearchParams(await chooseAccount(two.url, { email }));
    stolen.set('state', 'forged');
    expect(said(await finish(anonymous(), `?${stolen}`, two.cookie, headers))).toEqual(refused);

    // The code of one browser with the state of another: PKCE refuses it.
    const [three, four] = [await begin(anonymous(), 'Microsoft'), await begin(anonymous(), 'Microsoft')];
    const mixed = new URLSearchParams(await chooseAccount(three.url, { email }));
    mixed.set('state', four.url.searchParams.get('state')!);
    expect(said(await finish(anonymous(), `?${mixed}`, four.cookie, headers))).toEqual(refused);

    const five = await begin(anonymous(), 'Microsoft');
    const late = await chooseAccount(five.url, { email });
    const google = five.cookie.replace('=Microsoft.', '=Google.');
    const longer = five.cookie.replace(/\.(\d+)\./, (_, at: string) => `.${Number(at) + 600}.`);
    for (const cookie of ['', google, longer]) {
      expect(said(await finish(anonymous(), late, cookie, headers))).toEqual(interrupted);
    }
    expect((await anonymous().call(finishProviderLogIn, { body: { answer: late }, headers })).status).toBe(422);
  });

  it('says that the person cancelled, or that the provider does not answer', async () => {
    const { email } = await makePerson();
    const cancelled = await logInWith(anonymous(), 'Microsoft', { decision: 'deny' }, fromSomewhere());
    expect(said(cancelled)).toEqual({
      status: 422,
      message: 'Inloggningen avbröts hos Microsoft. Försök igen, eller logga in med PIN.',
    });
    const { cookie, url } = await begin(anonymous(), 'Microsoft');
    const answer = await chooseAccount(url, { email });
    await setFault(microsoftUrl, 'down');
    const silent = await finish(anonymous(), answer, cookie, fromSomewhere());
    expect(silent.status).toBe(502);
    expect(silent.json.message).toBe('Microsoft svarar inte just nu. Logga in med PIN, eller försök igen om en stund.');
  });

  it('says so when the provider does not accept the client’s secret', async () => {
    const { email } = await makePerson();
    await switchOn(superAdmin, ['Google'], domain, { googleClientSecret: 'an outdated secret' });
    const reply = await logInWith(anonymous(), 'Google', { email }, fromSomewhere());
    expect(reply.status).toBe(422);
    expect(reply.json.message).toMatch(/^Google godtar inte Klangs klient-id och hemlighet\./);
    await switchOn(superAdmin, ['Google'], domain);
  });

  it('throttles an address that fails, and leaves its PIN logins alone', async () => {
    const user = await makePerson();
    const headers = fromSomewhere();
    const { cookie } = await begin(anonymous(), 'Microsoft');
    const replies = [];
    for (let n = 0; n < 26; n += 1)
      replies.push((await finish(anonymous(), '?code=x&state=y', cookie, headers)).status);
    expect(replies.at(-1)).toBe(429);
    expect(replies.filter((status) => status === 422)).toHaveLength(25);
    const body = { initials: user.initials, password: user.pin };
    expect((await anonymous().call(logIn, { body, headers })).status).toBe(200);
  });
});

describe('the requirement to log in with a provider', () => {
  it('refuses a right PIN of Staff with the way to log in, and lets SuperAdmins use theirs', async () => {
    const user = await makePerson();
    await switchOn(superAdmin, ['Microsoft', 'Google'], domain, { providerLogInRequired: true });
    const pin = (password: string, headers = fromSomewhere()) =>
      anonymous().call(logIn, { body: { initials: user.initials, password }, headers });
    expect(said(await pin(user.pin))).toEqual({
      status: 403,
      message: 'PIN är avstängt. Logga in med Microsoft eller Google.',
    });
    // A wrong PIN is told as before, so that the refusal shows strangers nothing.
    expect((await pin('fel gissning')).status).toBe(401);
    expect((await logInWith(anonymous(), 'Google', { email: user.email }, fromSomewhere())).status).toBe(200);
    await logInAs('SuperAdmin');
    await logInAs('Developer');
    const { items } = await superAdmin.result(listLogIns, { query: { initials: user.initials } });
    expect(items.map(({ outcome }: LogIn) => outcome)).toContain('PinNotAllowed');

    // Without any provider, the requirement would shut everybody out.
    await switchOff(superAdmin);
    expect((await pin(user.pin)).status).toBe(200);
  });
});
