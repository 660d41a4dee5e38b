import { describe, expect, it } from 'vitest';
import { getHistory } from '../../../shared/contract/history.ts';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from '../../../shared/contract/passkeys.ts';
import type { Api } from '../../support/api.ts';
import { newKey } from '../../support/api.ts';
import { Authenticator } from '../../support/authenticator.ts';
import { addKey, signedInUser, subjectsTo } from '../../support/passkeys.ts';
import { longPoll } from '../../support/invoice-mails.ts';
import { logInAs } from '../../support/people.ts';

const optionsFor = (api: Api, pin: string) => api.result(beginPasskey, { body: { currentPin: pin } });

describe('one’s own passkeys', () => {
  it('are added with the current PIN, listed and renamed', async () => {
    const { user, api } = await signedInUser();
    expect(await api.result(listPasskeys)).toEqual({ passkeys: [], recoveryCodesLeft: 0, isRequired: false });
    const { recoveryCodes } = await addKey(api, user.pin, 'Jobbdatorn');
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);

    const own = await api.result(listPasskeys);
    expect(own).toMatchObject({ passkeys: [{ name: 'Jobbdatorn', lastUsedAt: null }], recoveryCodesLeft: 10 });
    const [{ passkeyId }] = own.passkeys;
    await api.result(renamePasskey, { params: { passkeyId }, body: { name: 'Laptopen' } });
    expect((await api.result(listPasskeys)).passkeys[0].name).toBe('Laptopen');

    const second = await addKey(api, user.pin, 'Telefonen');
    expect(second.recoveryCodes).toEqual([]);
    expect((await api.result(listPasskeys)).passkeys.map(({ name }: { name: string }) => name)).toEqual([
      'Laptopen',
      'Telefonen',
    ]);
  });

  it('ask for a discoverable key that verifies its user, of another authenticator', async () => {
    const { user, api } = await signedInUser();
    const { authenticator } = await addKey(api, user.pin);
    const options = await optionsFor(api, user.pin);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Klang' },
      user: { name: user.initials },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.id, type: 'public-key' }],
    });
  });

  it('refuse a wrong PIN, and wait after five', async () => {
    const { api } = await signedInUser();
    const attempt = () => api.call(beginPasskey, { body: { currentPin: 'fel PIN här' } });
    const wrong = await attempt();
    expect(wrong).toMatchObject({ status: 422, json: { errors: [{ field: 'currentPin' }] } });
    for (const _ of 'four') await attempt();
    expect((await attempt()).status).toBe(429);
  });

  it.each([
    ['another origin', { origin: 'https://klang.example.org' }],
    ['another site’s keys', { rpId: 'klang.example.org' }],
    ['a challenge that nobody gave', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['a person who was not verified', { isUnverified: true }],
  ])('refuse a key of %s', async (_what, faults) => {
    const { user, api } = await signedInUser();
    const credential = new Authenticator(api.url).make(await optionsFor(api, user.pin), faults);
    const reply = await api.call(addPasskey, { body: { name: 'Telefonen', credential } });
    expect(reply).toMatchObject({ status: 409, json: { message: 'Nyckeln godtogs inte. Börja om.' } });
    expect((await api.result(listPasskeys)).passkeys).toEqual([]);
  });

  it('use a challenge once, and for the user who got it', async () => {
    const { user, api } = await signedInUser();
    const other = await signedInUser();
    const options = await optionsFor(api, user.pin);
    const made = new Authenticator(api.url).make(options);
    const body = { name: 'Telefonen', credential: made };
    expect((await other.api.call(addPasskey, { body })).status).toBe(409);
    // The other’s attempt has used it up.
    expect((await api.call(addPasskey, { body })).status).toBe(409);

    const anew = { name: 'Telefonen', credential: new Authenticator(api.url).make(await optionsFor(api, user.pin)) };
    expect((await api.call(addPasskey, { body: anew })).status).toBe(200);
    expect((await api.call(addPasskey, { body: anew })).status).toBe(409);
  });

  it('keep no answer with recovery codes for a retry', async () => {
    const { user, api } = await signedInUser();
    const credential = new Authenticator(api.url).make(await optionsFor(api, user.pin));
    const call = { body: { name: 'Telefonen', credential }, idempotencyKey: newKey() };
    expect((await api.call(addPasskey, call)).status).toBe(200);
    expect((await api.call(addPasskey, call)).status).toBe(409);
    expect((await api.result(listPasskeys)).passkeys).toHaveLength(1);
  });

  it('are removed with the current PIN, and the last one takes the codes with it', async () => {
    const { user, api } = await signedInUser();
    await addKey(api, user.pin);
    const [{ passkeyId }] = (await api.result(listPasskeys)).passkeys;
    const remove = (currentPin: string) => api.call(removePasskey, { params: { passkeyId }, body: { currentPin } });
    expect((await remove('fel PIN här')).status).toBe(422);
    expect((await remove(user.pin)).status).toBe(200);
    expect(await api.result(listPasskeys)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await remove(user.pin)).status).toBe(404);
    expect((await api.call(renewRecoveryCodes, { body: { currentPin: user.pin } })).status).toBe(404);
  });

  it('cannot be renamed by another user', async () => {
    const { user, api } = await signedInUser();
    await addKey(api, user.pin);
    const [{ passkeyId }] = (await api.result(listPasskeys)).passkeys;
    const other = await signedInUser();
    const reply = await other.api.call(renamePasskey, { params: { passkeyId }, body: { name: 'Min nu' } });
    expect(reply.status).toBe(404);
  });

  it('are announced by mail and in the user’s history, without contents', async () => {
    const { user, api } = await signedInUser();
    const { recoveryCodes } = await addKey(api, user.pin, 'Mobilen i fickan');
    await api.result(renewRecoveryCodes, { body: { currentPin: user.pin } });
    const [{ passkeyId }] = (await api.result(listPasskeys)).passkeys;
    await api.result(removePasskey, { params: { passkeyId }, body: { currentPin: user.pin } });
    await expect
      .poll(() => subjectsTo(user.email), longPoll)
      .toEqual(
        expect.arrayContaining([
          'En nyckel till Klang är borttagen',
          'Ny nyckel till Klang',
          'Nya återställningskoder till Klang',
        ]),
      );
    const history = JSON.stringify(
      await (await logInAs('SuperAdmin')).result(getHistory, { params: { kind: 'user', id: user.userId } }),
    );
    expect(history).toContain('"label":"Nycklar"');
    expect(history).toContain('"label":"Återställningskoder"');
    expect(history).not.toContain(recoveryCodes[0]);
  });
});
