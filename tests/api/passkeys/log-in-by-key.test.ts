import { describe, expect, it } from 'vitest';
import { listOwnLogIns } from '../../../shared/contract/log-ins.ts';
import { beginKeyLogIn, listPasskeys, logInByKey } from '../../../shared/contract/passkeys.ts';
import { getMeta } from '../../../shared/contract/settings.ts';
import { deleteUser } from '../../../shared/contract/users.ts';
import type { Credential } from '../../../shared/schemas/passkey.ts';
import { Api } from '../../support/api.ts';
import { addKey, keyOptions, signedInUser } from '../../support/passkeys.ts';
import { switchOff, switchOn } from '../../support/log-in/providers.ts';
import { anonymous, logInAs } from '../../support/people.ts';

/** A separate address per test, as CloudFront would report it. */
const fromSomewhere = () => ({ 'x-forwarded-for': `203.0.113.${(addresses += 1)}, 10.0.0.1` });
let addresses = 0;

const send = (credential: Credential, headers = fromSomewhere()) =>
  anonymous().call(logInByKey, { body: { ticket: null, credential }, headers });

async function personWithKey() {
  const { user, api } = await signedInUser();
  return { user, api, ...(await addKey(api, user.pin)) };
}

/** One person for the file: with a first key, ten recovery codes are hashed. */
let owner: ReturnType<typeof personWithKey> | undefined;
const withKey = () => (owner ??= personWithKey());
let other: ReturnType<typeof personWithKey> | undefined;
const otherWithKey = () => (other ??= personWithKey());

const refused = {
  status: 401,
  json: { message: 'Nyckeln godtogs inte. Försök igen, eller logga in med initialer och PIN.' },
};

describe('a login by passkey', () => {
  it('needs neither initials nor PIN, and is noted with its way', async () => {
    const { user, api, authenticator } = await withKey();
    const options = await keyOptions();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
    const reply = await send(authenticator.show(options));
    expect(reply.json.result).toMatchObject({ userId: user.userId, initials: user.initials, role: 'Staff' });
    expect(reply.headers.get('set-cookie')).toMatch(/^__Host-klang-device-/);

    const own = new Api(api.url, reply.json.result.token);
    expect((await own.call(getMeta)).status).toBe(200);
    expect((await own.result(listPasskeys)).passkeys[0].lastUsedAt).not.toBeNull();
    const { items } = await own.result(listOwnLogIns);
    expect(items[0]).toMatchObject({ way: 'Key', outcome: 'NewDevice' });
  });

  it('is refused, as a PIN is, where the firm requires accounts of a provider', async () => {
    const { authenticator } = await withKey();
    const superAdmin = await logInAs('SuperAdmin');
    await switchOn(superAdmin, ['Google'], 'akustik.example', { providerLogInRequired: true });
    try {
      const reply = await send(authenticator.show(await keyOptions()));
      expect(reply).toMatchObject({ status: 403, json: { message: 'PIN är avstängt. Logga in med Google.' } });
    } finally {
      await switchOff(superAdmin);
    }
    expect((await send(authenticator.show(await keyOptions()))).status).toBe(200);
  });

  it.each([
    ['another origin', { origin: 'http://localhost:1' }],
    ['another site’s id', { rpId: 'klang.example.org' }],
    ['a challenge that nobody gave', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['a person who was not verified', { isUnverified: true }],
  ])('is refused with %s', async (_what, faults) => {
    const { authenticator } = await withKey();
    expect(await send(authenticator.show(await keyOptions(), faults))).toMatchObject(refused);
  });

  it('is refused when an answer is sent again', async () => {
    const { authenticator } = await withKey();
    const credential = authenticator.show(await keyOptions());
    expect((await send(credential)).status).toBe(200);
    expect(await send(credential)).toMatchObject(refused);
  });

  it('is refused when the authenticator’s counter goes backwards, as a copy’s does', async () => {
    const { authenticator } = await withKey();
    expect((await send(authenticator.show(await keyOptions()))).status).toBe(200);
    const behind = authenticator.show(await keyOptions(), { counter: authenticator.counter });
    expect(await send(behind)).toMatchObject(refused);
    expect((await send(authenticator.show(await keyOptions()))).status).toBe(200);
  });

  it('is refused with another user’s name on the key', async () => {
    const { authenticator } = await withKey();
    const other = await otherWithKey();
    const credential = authenticator.show(await keyOptions());
    const { userHandle } = other.authenticator.show(await keyOptions()).response;
    expect(await send({ ...credential, response: { ...credential.response, userHandle } })).toMatchObject(refused);
  });

  it('is refused with a changed signature', async () => {
    const { authenticator } = await withKey();
    const credential = authenticator.show(await keyOptions());
    const { signature } = (await otherWithKey()).authenticator.show(await keyOptions()).response;
    expect(await send({ ...credential, response: { ...credential.response, signature } })).toMatchObject(refused);
  });

  it('is refused for a deleted user', async () => {
    const { user, authenticator } = await personWithKey();
    await (await logInAs('SuperAdmin')).result(deleteUser, { params: { userId: user.userId } });
    expect(await send(authenticator.show(await keyOptions()))).toMatchObject(refused);
  });

  it('waits after 25 failures from an address', async () => {
    const { authenticator } = await withKey();
    const headers = fromSomewhere();
    const wrong = authenticator.show(await keyOptions(), { origin: 'http://localhost:1' });
    const statuses = await Promise.all(Array.from({ length: 25 }, async () => (await send(wrong, headers)).status));
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await send(wrong, headers)).status).toBe(429);
    expect((await send(authenticator.show(await keyOptions()))).status).toBe(200);
  });

  it('is not begun by a ticket that nobody gave', async () => {
    const reply = await anonymous().call(beginKeyLogIn, { body: { ticket: 'hittepå' } });
    expect(reply).toMatchObject({ status: 401, json: { message: expect.stringContaining('Börja om') } });
  });
});
