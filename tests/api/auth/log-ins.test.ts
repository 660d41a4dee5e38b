import { randomInt } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { handler as cleanLogs } from '../../../functions/entry/jobs/clean-logs.ts';
import { dynamodb } from '../../../functions/platform/dynamodb.ts';
import { environment } from '../../../functions/platform/environment.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { getItem } from '../../../functions/data/core/table.ts';
import { logIn } from '../../../shared/contract/auth.ts';
import { listLogIns, listOwnLogIns } from '../../../shared/contract/log-ins.ts';
import { listMessageLog } from '../../../shared/contract/message-log.ts';
import { addDays, dayOf } from '../../../shared/lib/days.ts';
import type { LogIn } from '../../../shared/schemas/log-in.ts';
import type { LoggedMessage } from '../../../shared/schemas/message-log.ts';
import { Api } from '../../support/api.ts';
import { freeInitials, makeUser } from '../../support/builders.ts';
import { longPoll } from '../../support/invoice-mails.ts';
import { anonymous, logInAs } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';
import { inAll } from '../../support/tier.ts';

Object.assign(process.env, testStack().environment);

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** A new address each time, as CloudFront would report it. */
function somewhere() {
  const address = `203.0.113.${(addresses += 1)}`;
  return { address, headers: { 'x-forwarded-for': `${address}, 10.0.0.1`, 'user-agent': firefox } };
}
let addresses = 0;

async function attempt(initials: string, password: string, headers: Record<string, string>) {
  return anonymous().call(logIn, { body: { initials, password }, headers });
}

const seen = ({ initials, address, device, way, outcome }: LogIn) => ({ initials, address, device, way, outcome });

describe('attempts to log in', () => {
  it('are logged with user, address, device and outcome, latest first, without what was typed', async () => {
    const superAdmin = await logInAs('SuperAdmin');
    const user = await makeUser(superAdmin);
    const { address, headers } = somewhere();
    const typed = freeInitials();
    await attempt(typed, 'fel gissning', headers);
    await attempt(user.initials, 'fel gissning', headers);
    const { headers: answered, json } = await attempt(user.initials, user.pin, headers);
    const cookie = answered.get('set-cookie')!.split(';')[0]!;
    await attempt(user.initials, user.pin, { ...headers, cookie });

    const row = (initials: string, outcome: string) => ({
      initials,
      address,
      device: 'Firefox på Linux',
      way: 'Pin',
      outcome,
    });
    const { items, meta } = await superAdmin.result(listLogIns, { query: { address } });
    expect(items.map(seen)).toEqual([
      row(user.initials, 'LoggedIn'),
      row(user.initials, 'NewDevice'),
      row(user.initials, 'WrongPin'),
      row('', 'UnknownInitials'),
    ]);
    expect(meta).toEqual({ totalItems: 4, totalPages: 1, currentPage: 1 });
    expect(items[0]).toMatchObject({ userId: user.userId, fullName: `${user.firstName} ${user.lastName}` });
    const kept = await Promise.all(items.map(({ id }: LogIn) => getItem(keys.logIn(id))));
    for (const secret of [typed, 'fel gissning', user.pin]) expect(JSON.stringify(kept)).not.toContain(secret);

    const found = async (query: object) =>
      (await superAdmin.result(listLogIns, { query: { address, ...query } })).items.map(
        ({ outcome }: LogIn) => outcome,
      );
    expect(await found({ outcome: 'WrongPin' })).toEqual(['WrongPin']);
    expect(await found({ initials: user.initials, itemsPerPage: 2, currentPage: 2 })).toEqual(['WrongPin']);
    expect(await found({ orderByDescending: false, itemsPerPage: 1 })).toEqual(['UnknownInitials']);
    const today = dayOf(new Date(items[0].dateTime));
    expect(await found({ dateFrom: today, dateTo: today, itemsPerPage: 1 })).toEqual(['LoggedIn']);
    expect(await found({ dateTo: addDays(today, -2) })).toEqual([]);
    expect(await found({ dateFrom: addDays(today, 2) })).toEqual([]);

    const own = new Api(testStack().url, json.result.token);
    const ownOutcomes = (await own.result(listOwnLogIns)).items.map(({ outcome }: LogIn) => outcome);
    expect(ownOutcomes).toEqual(['LoggedIn', 'NewDevice', 'WrongPin']);
    expect((await own.call(listLogIns)).status).toBe(403);
  });

  it.runIf(inAll)('that are throttled are logged once a minute per address', async () => {
    const superAdmin = await logInAs('SuperAdmin');
    const user = await makeUser(superAdmin);
    const { address, headers } = somewhere();
    const replies = [];
    for (let n = 0; n < 12; n += 1) replies.push((await attempt(user.initials, 'fel gissning', headers)).status);
    expect(replies.filter((status) => status === 429)).toHaveLength(7);
    const { items } = await superAdmin.result(listLogIns, { query: { address, outcome: 'Waiting' } });
    // Two if a minute has ended in between.
    expect([1, 2]).toContain(items.length);
  });

  it('are mailed to the user on a new device, but not on a known one', async () => {
    const superAdmin = await logInAs('SuperAdmin');
    const user = await makeUser(superAdmin);
    const mails = async (): Promise<LoggedMessage[]> =>
      (await superAdmin.result(listMessageLog, { query: { to: user.email, itemsPerPage: 0 } })).items;
    const first = await attempt(user.initials, user.pin, somewhere().headers);
    const cookie = first.headers.get('set-cookie')!.split(';')[0]!;
    await expect.poll(async () => (await mails())[0]?.fate, longPoll).toBe('Delivered');
    expect((await mails())[0]).toMatchObject({ kind: 'NewDevice', subject: 'Inloggning i Klang på en ny enhet' });

    await attempt(user.initials, user.pin, { ...somewhere().headers, cookie });
    await attempt(user.initials, user.pin, somewhere().headers);
    await expect.poll(async () => (await mails()).length, longPoll).toBe(2);
    const { items } = await superAdmin.result(listLogIns, { query: { initials: user.initials } });
    expect(items.map(({ outcome }: LogIn) => outcome)).toEqual(['NewDevice', 'LoggedIn', 'NewDevice']);
  });

  it('are removed after 90 days', async () => {
    const superAdmin = await logInAs('SuperAdmin');
    const { address, headers } = somewhere();
    await attempt(`Z${randomInt(9999)}`, 'fel gissning', headers);
    const [latest] = (await superAdmin.result(listLogIns, { query: { address } })).items as [LogIn];
    const old = keys.logIn('2026-01-01T00:00:00.000Z-00000000');
    const item = { ...(await getItem(keys.logIn(latest.id))), ...old };
    await dynamodb().send(new PutCommand({ TableName: environment.tableName(), Item: item }));
    await cleanLogs();
    expect(await getItem(old)).toBeUndefined();
    expect(await getItem(keys.logIn(latest.id))).toBeDefined();
  });
});
