import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkResetLink, logIn, requestReset, resetPassword } from '../../../shared/contract/auth.ts';
import { getMeta } from '../../../shared/contract/settings.ts';
import { Api } from '../../support/api.ts';
import { anonymous } from '../../support/people.ts';
import { newestLinkTo } from '../../support/reset-links.ts';
import { testStack } from '../../support/test-stack.ts';

const headers = () => ({ 'x-forwarded-for': `192.0.2.${randomInt(1, 255)}, 10.0.0.1` });
/** A user that no other test logs in as. */
const greta = { initials: 'GW', email: 'greta.wallen@klang.example' };

async function askForLink(): Promise<string> {
  const before = await newestLinkTo(greta.email);
  await anonymous().result(requestReset, { body: { email: greta.email }, headers: headers() });
  await expect.poll(() => newestLinkTo(greta.email)).not.toBe(before);
  const link = await newestLinkTo(greta.email);
  return link!.split('#').at(-1)!;
}

describe('a new PIN by mailed link', () => {
  it('is chosen once, ends the sessions of the old PIN, and works from then on', async () => {
    const before = await Api.logIn(testStack().url, greta.initials, 'tallbarr');
    const resetPasswordToken = await askForLink();

    for (const [password, message] of [
      ['kort', 'PIN är för kort.'],
      ['fjäril7', 'PIN ska ha minst 8 tecken.'],
      ['password1', 'PIN är en av de vanligaste. Välj en som är din egen.'],
      ['GretaWallén', 'PIN är ett namn eller ett ord som är lätt att gissa. Välj något annat.'],
      ['111111', 'PIN är för lätt att gissa. Undvik upprepningar och följder.'],
      ['123456', 'PIN är för lätt att gissa. Undvik upprepningar och följder.'],
    ]) {
      const weak = await anonymous().call(resetPassword, { body: { resetPasswordToken, password } });
      expect(weak).toMatchObject({ status: 422, json: { errors: [{ field: 'password', message }] } });
    }

    await anonymous().result(resetPassword, { body: { resetPasswordToken, password: 'ny granris' } });
    const again = await anonymous().call(resetPassword, { body: { resetPasswordToken, password: 'annan granris' } });
    expect(again).toMatchObject({
      status: 422,
      json: { message: 'Länken är redan använd eller för gammal. Begär en ny.' },
    });

    const after = await Api.logIn(testStack().url, greta.initials, 'ny granris');
    expect((await after.call(getMeta)).status).toBe(200);
    const old = await anonymous().call(logIn, {
      body: { initials: greta.initials, password: 'tallbarr' },
      headers: headers(),
    });
    expect(old.status).toBe(401);
    expect((await before.call(getMeta)).status).toBe(401);
  });

  it('is reported as valid until it is used, and as used afterwards', async () => {
    const resetPasswordToken = await askForLink();
    const check = (body: { resetPasswordToken: string }) => anonymous().call(checkResetLink, { body });
    for (const _ of 'twice'.slice(0, 2)) expect(await check({ resetPasswordToken })).toMatchObject({ status: 200 });
    await anonymous().result(resetPassword, { body: { resetPasswordToken, password: 'tredje granris' } });
    const refusal = { status: 422, json: { message: 'Länken är redan använd eller för gammal. Begär en ny.' } };
    expect(await check({ resetPasswordToken })).toMatchObject(refusal);
    expect(await check({ resetPasswordToken: 'gissad' })).toMatchObject(refusal);
  });

  it('answers the same for an unknown address, and mails nothing', async () => {
    const email = `ingen${randomInt(1_000_000)}@klang.example`;
    const known = await anonymous().call(requestReset, { body: { email: greta.email }, headers: headers() });
    const unknown = await anonymous().call(requestReset, { body: { email }, headers: headers() });
    expect(unknown.status).toBe(200);
    expect(unknown.json).toEqual(known.json);
    expect(await newestLinkTo(email)).toBeUndefined();
  });

  it('can be requested at most three times an hour', async () => {
    const email = `ivrig${randomInt(1_000_000)}@klang.example`;
    const statuses = [];
    for (let n = 0; n < 4; n += 1) {
      statuses.push((await anonymous().call(requestReset, { body: { email }, headers: headers() })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
