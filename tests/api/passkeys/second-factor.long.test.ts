import { afterEach, describe, expect, it } from 'vitest';
import { Contention } from '../../../functions/data/core/contention.ts';
import { getRecord } from '../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import { requestReset, resetPassword } from '../../../shared/contract/auth.ts';
import { allRoutes } from '../../../shared/contract/all-routes.ts';
import { listOwnLogIns } from '../../../shared/contract/log-ins.ts';
import {
  beginFirstKey,
  listPasskeys,
  logInByFirstKey,
  logInByKey,
  logInByRecoveryCode,
  removePasskey,
  renewRecoveryCodes,
  resetSecondFactor,
} from '../../../shared/contract/passkeys.ts';
import { getMeta } from '../../../shared/contract/settings.ts';
import { Api } from '../../support/api.ts';
import { Authenticator } from '../../support/authenticator.ts';
import { longPoll } from '../../support/invoice-mails.ts';
import { useStack } from '../../support/invoices.ts';
import {
  addKey,
  keyOptions,
  logInByPin,
  makeUserWithPin,
  requireSecondFactor,
  signedInUser,
  subjectsTo,
} from '../../support/passkeys.ts';
import { anonymous, logInAs } from '../../support/people.ts';
import { newestLinkTo } from '../../support/reset-links.ts';

const url = () => anonymous().url;
const ticketOf = async (user: { initials: string; pin: string }) =>
  (await logInByPin(user)).json.result.ticket as string;

const byCode = (ticket: string, recoveryCode: string) =>
  anonymous().call(logInByRecoveryCode, { body: { ticket, recoveryCode } });

/** A user whose role needs a second factor, with a key. */
async function required() {
  const { user, api } = await signedInUser();
  const key = await addKey(api, user.pin);
  await requireSecondFactor({ keyOfStaff: true });
  return { user, api, ...key };
}

afterEach(() => requireSecondFactor({ keyOfStaff: false }));

describe('a role that needs a second factor', () => {
  it('gives no session for the PIN, but for the PIN and the key', async () => {
    const { user, authenticator } = await required();
    const { status, json, headers } = await logInByPin(user);
    expect({ status, result: json.result }).toEqual({
      status: 200,
      result: { unfinished: 'Key', ticket: expect.any(String) },
    });
    expect(headers.get('set-cookie')).toBeNull();
    const { ticket } = json.result;
    const options = await keyOptions(ticket);
    expect(options.allowCredentials).toMatchObject([{ id: authenticator.id }]);
    const body = { ticket, credential: authenticator.show(options) };
    const session = await anonymous().result(logInByKey, { body });
    const own = new Api(url(), session.token);
    expect((await own.call(getMeta)).status).toBe(200);
    const { items } = await own.result(listOwnLogIns);
    expect(items.slice(0, 2)).toMatchObject([
      { way: 'Key', outcome: 'NewDevice' },
      { way: 'Pin', outcome: 'KeyAsked' },
    ]);
    // The ticket is used.
    expect((await anonymous().call(logInByKey, { body })).status).toBe(401);
  });

  it('refuses the ticket as a session in every call', async () => {
    const { user } = await required();
    const ticket = await ticketOf(user);
    const holder = new Api(url(), ticket);
    const routes = allRoutes.filter(({ role, method }) => role === 'Staff' && method === 'GET');
    const replies = await Promise.all(routes.map(async (route) => (await holder.call(route)).status));
    expect(new Set(replies)).toEqual(new Set([401]));
  });

  it('is content with the passkey alone, which verifies its user', async () => {
    const { authenticator } = await required();
    const credential = authenticator.show(await keyOptions());
    expect((await anonymous().call(logInByKey, { body: { ticket: null, credential } })).status).toBe(200);
  });

  it('takes no other user’s key, and no answer to another login', async () => {
    const { user, authenticator } = await required();
    const other = await makeUserWithPin();
    await requireSecondFactor({ keyOfStaff: false });
    const own = await addKey(await Api.logIn(url(), other.initials, other.pin), other.pin);
    await requireSecondFactor({ keyOfStaff: true });
    const ticket = await ticketOf(user);
    const foreign = own.authenticator.show(await keyOptions(ticket));
    expect((await anonymous().call(logInByKey, { body: { ticket, credential: foreign } })).status).toBe(401);
    const elsewhere = authenticator.show(await keyOptions());
    expect((await anonymous().call(logInByKey, { body: { ticket, credential: elsewhere } })).status).toBe(401);
  });

  it('leads a user without a key to make one, which logs in', async () => {
    const user = await makeUserWithPin();
    await requireSecondFactor({ keyOfStaff: true });
    const { unfinished, ticket } = (await logInByPin(user)).json.result;
    expect(unfinished).toBe('NewKey');
    const options = await anonymous().result(beginFirstKey, { body: { ticket } });
    const authenticator = new Authenticator(url());
    const body = { ticket, name: 'Telefonen', credential: authenticator.make(options) };
    const { session, recoveryCodes } = await anonymous().result(logInByFirstKey, { body });
    expect(recoveryCodes).toHaveLength(10);
    const own = new Api(url(), session.token);
    expect(await own.result(listPasskeys)).toMatchObject({ isRequired: true, passkeys: [{ name: 'Telefonen' }] });
    // A second key needs a session: the ticket made one only.
    expect((await anonymous().call(beginFirstKey, { body: { ticket } })).status).toBe(401);
    expect((await logInByPin(user)).json.result.unfinished).toBe('Key');
  });

  it('makes no first key for a user who has one', async () => {
    const { user } = await required();
    const ticket = await ticketOf(user);
    expect((await anonymous().call(beginFirstKey, { body: { ticket } })).status).toBe(401);
  });

  it('keeps the last key of its users', async () => {
    const { user, api } = await required();
    const [{ passkeyId }] = (await api.result(listPasskeys)).passkeys;
    const reply = await api.call(removePasskey, { params: { passkeyId }, body: { currentPin: user.pin } });
    expect(reply).toMatchObject({ status: 409, json: { message: expect.stringContaining('ny nyckel') } });
  });

  it('is not passed by a new PIN', async () => {
    const { user, authenticator } = await required();
    await anonymous().result(requestReset, { body: { email: user.email } });
    await expect.poll(() => newestLinkTo(user.email)).toBeDefined();
    const resetPasswordToken = (await newestLinkTo(user.email))!.split('#')[1]!;
    const before = await ticketOf(user);
    await anonymous().result(resetPassword, { body: { resetPasswordToken, password: 'stengetsväg' } });
    const { json } = await logInByPin({ initials: user.initials, pin: 'stengetsväg' });
    expect(json.result).toMatchObject({ unfinished: 'Key' });
    expect(json.result.token).toBeUndefined();
    // The new PIN has ended the login that was begun with the old one.
    const body = { ticket: before };
    expect(
      (await anonymous().call(logInByKey, { body: { ...body, credential: authenticator.show(await keyOptions()) } }))
        .status,
    ).toBe(401);
  });
});

describe('a recovery code', () => {
  it('finishes a login once, typed in any way, and leaves nine', async () => {
    const { user, recoveryCodes } = await required();
    const code = recoveryCodes[3]!;
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `;
    const { json } = await byCode(await ticketOf(user), typed);
    const own = new Api(url(), json.result.token);
    expect(await own.result(listPasskeys)).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await own.result(listOwnLogIns)).items[0]).toMatchObject({ way: 'RecoveryCode' });
    const again = await byCode(await ticketOf(user), code);
    expect(again).toMatchObject({ status: 401, json: { message: 'Koden är fel eller redan använd.' } });
  });

  it('is worth nothing to two at once, nor without the PIN', async () => {
    const { user, recoveryCodes } = await required();
    const tickets = [await ticketOf(user), await ticketOf(user)];
    const replies = await Promise.all(tickets.map((ticket) => byCode(ticket, recoveryCodes[0]!)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect((await byCode('hittepå', recoveryCodes[1]!)).status).toBe(401);
  });

  it('is not brought back by a save that has read its user before', async () => {
    useStack();
    const { user, recoveryCodes } = await required();
    const unit = new UnitOfWork(0);
    const read = await getRecord('user', user.userId);
    unit.save(read, { ...read.data, firstName: 'Ny' });
    expect((await byCode(await ticketOf(user), recoveryCodes[0]!)).status).toBe(200);
    await expect(unit.commit(null)).rejects.toThrow(Contention);
    expect((await byCode(await ticketOf(user), recoveryCodes[0]!)).status).toBe(401);
  });

  it('cannot be guessed: five attempts, then a wait', async () => {
    const { user, recoveryCodes } = await required();
    const ticket = await ticketOf(user);
    for (const _ of '12345') expect((await byCode(ticket, 'AAAAA-AAAAA')).status).toBe(401);
    expect((await byCode(ticket, recoveryCodes[0]!)).status).toBe(429);
  });

  it('counts no longer once there are new ones', async () => {
    const { user, api, recoveryCodes } = await required();
    const renewed = await api.result(renewRecoveryCodes, { body: { currentPin: user.pin } });
    expect((await byCode(await ticketOf(user), recoveryCodes[0]!)).status).toBe(401);
    expect((await byCode(await ticketOf(user), renewed.recoveryCodes[0])).status).toBe(200);
  });
});

describe('a second factor that is lost', () => {
  it('is reset by a SuperAdmin, which ends the sessions and is mailed', async () => {
    const { user, api } = await required();
    const superAdmin = await logInAs('SuperAdmin');
    await superAdmin.result(resetSecondFactor, { params: { userId: user.userId } });
    expect((await api.call(getMeta)).status).toBe(401);
    expect((await logInByPin(user)).json.result.unfinished).toBe('NewKey');
    await expect.poll(() => subjectsTo(user.email), longPoll).toContain('Din andra faktor i Klang är nollställd');
  });

  it('is not reset by oneself, nor for a higher role', async () => {
    const [superAdmin, developer] = await Promise.all([logInAs('SuperAdmin'), logInAs('Developer')]);
    const idOf = async (api: Api) => (await api.result(listOwnLogIns)).items[0].userId;
    for (const api of [superAdmin, developer]) {
      const reply = await superAdmin.call(resetSecondFactor, { params: { userId: await idOf(api) } });
      expect(reply.status).toBe(403);
    }
  });
});
