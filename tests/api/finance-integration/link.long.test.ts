import { describe, expect, it } from 'vitest';
import { accessToken } from '../../../functions/fortnox/access.ts';
import { callFortnox } from '../../../functions/fortnox/client.ts';
import { keepCall } from '../../../functions/fortnox/fortnox-log-store.ts';
import { readLink } from '../../../functions/fortnox/fortnox-link-store.ts';
import { readSecret, saveSecrets } from '../../../functions/settings/secret-store.ts';
import { getFortnoxConnection, saveSettings } from '../../../functions/settings/settings-store.ts';
import { updateIf } from '../../../functions/data/core/conditional-update.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { getItem } from '../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import {
  cleanConnectionLog,
  disconnectFortnox,
  listConnectionLog,
  testConnection,
} from '../../../shared/contract/finance-integration.ts';
import { getMeta, getSystemSettings } from '../../../shared/contract/settings.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import type { ConnectionLogEntry } from '../../../shared/schemas/fortnox.ts';
import { answerAtFortnox, otherCompany } from '../../support/fortnox-link.ts';
import { firmOfFile } from '../../support/fortnox.ts';
import type { CaughtMail } from '../../support/invoice-mails.ts';
import { inAll } from '../../support/tier.ts';

const firm = firmOfFile();

/** The mails that warn of the link's expiry. */
async function warnings(): Promise<CaughtMail[]> {
  const all = (await (await fetch(`${firm.stack.mailUrl}/messages`)).json()) as CaughtMail[];
  return all.filter(({ subject }) => subject.startsWith('Kopplingen till Fortnox'));
}

const test = async () => (await firm.as('Staff')).result(testConnection);
const hour = 3600;
const nobody = { initials: '' };
const callLike = {
  event: '',
  userInitials: '',
  requestBody: '',
  statusCode: 200,
  responseBody: '',
  subLog: '',
  error: '',
};

describe('the link to Fortnox', () => {
  it('is reported as missing, and offered to nobody without a client id', async () => {
    expect(await test()).toMatchObject({ state: 'NotConnected', connected: false, problem: 'not-connected' });
    expect(await firm.activationUrl()).toBe('');
  });

  it('is offered to permitted users, with state, scopes and offline access', async () => {
    await firm.configure();
    expect(await firm.activationUrl('Staff')).toBe('');
    const url = new URL(await firm.activationUrl());
    expect(url.origin + url.pathname).toBe(`${firm.stack.fortnoxUrl}/oauth-v1/auth`);
    const asked = Object.fromEntries(url.searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      scope: 'companyinformation customer invoice settings',
      access_type: 'offline',
      redirect_uri: `${firm.stack.url}/fortnox/activation`,
    });
    expect(asked['account_type']).toBeUndefined();
    const again = new URL(await firm.activationUrl());
    expect(again.searchParams.get('state')).not.toBe(asked['state']);
  });

  it.each([
    ['a state that nobody was given', 'påhittad'],
    ['no state', ''],
  ])('is not made with %s', async (_, state) => {
    const location = await answerAtFortnox(await firm.activationUrl());
    location.searchParams.set('state', state);
    const reply = await firm.activate(location);
    expect(reply.status).toBe(422);
    expect((await test()).state).toBe('NotConnected');
  });

  it('is not made with an expired code', async () => {
    const location = await answerAtFortnox(await firm.activationUrl());
    await firm.control({ clock: { advanceSeconds: 11 * 60 } });
    const reply = await firm.activate(location);
    expect(reply.status).toBe(422);
    expect(reply.json.message).toContain('äldre än tio minuter');
  });

  it.each([
    ['licence', { status: 403, body: '{"ErrorInformation":{"error":1,"message":"Licens","code":2001101}}' }, 'licens'],
    ['scope, as 403', { status: 403, body: '{"message":"forbidden"}' }, 'behörighet'],
    [
      'scope, as 400',
      { status: 400, body: '{"ErrorInformation":{"Error":1,"Message":"Scope","Code":2000663}}' },
      'behörighet',
    ],
  ])('says which %s is missing', async (_, fault, word) => {
    const location = await answerAtFortnox(await firm.activationUrl());
    await firm.control({ fail: { path: '/3/companyinformation', ...fault } });
    const reply = await firm.activate(location);
    expect(reply.status).toBe(422);
    expect(reply.json.message).toContain(word);
    expect((await test()).state).toBe('NotConnected');
  });

  it('says that the licence is missing where Fortnox says so with the tokens', async () => {
    const location = await answerAtFortnox(await firm.activationUrl());
    await firm.control({ fail: { path: '/oauth-v1/token', status: 400, body: '{"error":"error_missing_license"}' } });
    expect((await firm.activate(location)).json.message).toContain('licens');
  });

  it('is made once by an approval, and a repeat gets the same answer', async () => {
    const location = await answerAtFortnox(await firm.activationUrl());
    const reply = await firm.activate(location);
    expect([reply.status, reply.json.result]).toEqual([200, { companyName: 'Testbolaget Akustik AB' }]);
    expect((await firm.activate(location)).status).toBe(200);
    expect(await test()).toEqual({
      state: 'Connected',
      connected: true,
      problem: null,
      reason: '',
      nextStep: '',
      warning: '',
      companyName: 'Testbolaget Akustik AB',
    });
    const { secrets } = await (await firm.as('SuperAdmin')).result(getSystemSettings);
    expect(secrets.fortnoxAccessToken.isSet && secrets.fortnoxRefreshToken.isSet).toBe(true);
    location.searchParams.set('code', 'en-annan-kod');
    expect((await firm.activate(location)).status).toBe(422);
  });

  it('stays with its company: an approval of another one is refused and ended', async () => {
    const before = await readSecret('fortnoxRefreshToken');
    const reply = await firm.activate(await answerAtFortnox(await firm.activationUrl(), { company: otherCompany }));
    expect(reply.status).toBe(422);
    expect(reply.json.message).toMatch(/fel företag \(Ett Annat Bolag AB\).*Testbolaget Akustik AB/);
    expect(await readSecret('fortnoxRefreshToken')).toBe(before);
    expect((await firm.calls('/oauth-v1/revoke')).length).toBeGreaterThan(0);
    expect((await test()).connected).toBe(true);
  });
});

describe('tokens', () => {
  it.runIf(inAll)('are renewed once when 50 calls use an expired one', async () => {
    await firm.control({ clock: { advanceSeconds: 2 * hour }, rateLimit: { calls: 25 } });
    const before = (await firm.calls('/oauth-v1/token')).length;
    const staff = await firm.as('Staff');
    const [own, through] = await Promise.all([
      Promise.all(
        Array.from({ length: 30 }, () => callFortnox({ event: 'Prov', method: 'GET', path: '/customers' }, nobody)),
      ),
      Promise.all(Array.from({ length: 20 }, () => staff.result(testConnection))),
    ]);
    expect(own).toHaveLength(30);
    expect(through.map(({ connected }) => connected)).toEqual(Array.from({ length: 20 }, () => true));
    expect((await firm.calls('/oauth-v1/token')).length - before).toBe(1);
    expect((await firm.calls()).filter(({ status }) => status === 429)).toEqual([]);
  });

  it('are renewed on schedule, and not earlier', async () => {
    const [before] = [await readSecret('fortnoxRefreshToken')];
    await firm.stack.invoke('jobs/refresh-fortnox-token');
    expect(await readSecret('fortnoxRefreshToken')).toBe(before);
    await accessToken(nobody, { leastMs: 61 * 60_000 });
    expect(await readSecret('fortnoxRefreshToken')).not.toBe(before);
  });

  it.runIf(inAll)(
    'that expire within a week cause a warning and one mail, and an alarm while renewal fails',
    async () => {
      const day = 24 * 3600_000;
      const agesTo = async (diesAt: Date) => {
        const unit = new UnitOfWork(0);
        const connection = await getFortnoxConnection();
        saveSettings(unit, connection, { ...connection.data, refreshTokenDiesAt: diesAt.toISOString() });
        const value = (await readSecret('fortnoxAccessToken'))!;
        await saveSecrets(unit, { fortnoxAccessToken: { value, expiresAt: new Date(Date.now() + 10 * 60_000) } });
        await unit.commit(null);
      };
      await firm.control({ fail: { path: '/oauth-v1/token', status: 503, times: 10 } });
      await agesTo(new Date(Date.now() + 8 * day));
      expect(await test()).toMatchObject({ connected: true, warning: '' });
      expect(await firm.stack.invoke('jobs/refresh-fortnox-token')).toHaveProperty('payload');
      expect(await warnings()).toEqual([]);

      const diesAt = new Date(Date.now() + 6 * day);
      await agesTo(diesAt);
      const warning = `Kopplingen har inte kunnat förnyas på länge och upphör ${dayOf(diesAt)}. Godkänn den på nytt med aktiveringslänken.`;
      expect(await test()).toMatchObject({ state: 'Connected', connected: true, problem: null, warning });
      for (let quarter = 0; quarter < 2; quarter += 1) {
        expect(await firm.stack.invoke('jobs/refresh-fortnox-token')).toHaveProperty('error');
      }
      const [mail, ...others] = await warnings();
      expect(others).toEqual([]);
      expect(mail!.subject).toBe(`Kopplingen till Fortnox upphör ${dayOf(diesAt)}`);
      expect(mail!.text).toContain(`upphör ${dayOf(diesAt)}`);
      expect(mail!.to).toHaveLength(1);

      await firm.control({ clearFaults: true });
      expect(await firm.stack.invoke('jobs/refresh-fortnox-token')).toHaveProperty('payload');
      expect(await test()).toMatchObject({ connected: true, warning: '' });
    },
  );

  it.runIf(inAll)('survive a lost response when Fortnox had done nothing', async () => {
    await firm.control({ drop: { path: '/oauth-v1/token', afterWork: false } });
    await accessToken(nobody, { leastMs: 61 * 60_000 });
    expect((await test()).connected).toBe(true);
  });

  it.runIf(inAll)(
    'that were used up with a lost response break the link, with the reason and the next step',
    async () => {
      await firm.control({ drop: { path: '/oauth-v1/token', afterWork: true } });
      await expect(accessToken(nobody, { leastMs: 61 * 60_000 })).rejects.toThrow('gick förlorat');
      expect(await test()).toMatchObject({ state: 'Broken', connected: false, problem: 'answer-lost' });
      expect((await test()).nextStep).toContain('Godkänn kopplingen på nytt');
      const asked = (await firm.calls()).length;
      await test();
      expect((await firm.calls()).length).toBe(asked);
      const failed = await firm.stack.invoke('jobs/refresh-fortnox-token');
      expect(failed).toHaveProperty('error');
      await firm.link();
      expect((await test()).connected).toBe(true);
    },
  );

  it('that Fortnox has ended are final', async () => {
    await firm.control({ withdraw: {} });
    expect(await test()).toMatchObject({ state: 'Broken', problem: 'link-ended' });
    expect((await readLink()).secrets.fortnoxRefreshToken).toBeNull();
    await firm.link();
  });

  it('are not needed again for a service account: the server asks by itself', async () => {
    await firm.configure({ fortnoxServiceAccount: true });
    const url = await firm.activationUrl();
    expect(new URL(url).searchParams.get('account_type')).toBe('service');
    expect((await firm.activate(await answerAtFortnox(url))).status).toBe(200);
    await firm.control({ clock: { advanceSeconds: 2 * hour } });
    expect((await test()).connected).toBe(true);
    const last = (await (await firm.as('SuperAdmin')).result(listConnectionLog)).items.find(
      ({ event }: ConnectionLogEntry) => event === 'Hämta åtkomst',
    );
    expect(last.requestBody).toContain('grant_type=client_credentials');
    await firm.configure({ fortnoxServiceAccount: false });
    await firm.link();
  });
});

describe('a call', () => {
  const get = () => callFortnox({ event: 'Prov', method: 'GET', path: '/customers' }, { initials: 'AL' });

  it.runIf(inAll)('waits as long as Fortnox says, and then succeeds', async () => {
    await firm.control({ fail: { path: '/3/customers', status: 429, body: '{"message":"Too many requests"}' } });
    const began = Date.now();
    // Whoever has less time is told at once.
    const hurried = callFortnox(
      { event: 'Prov', method: 'GET', path: '/customers' },
      { initials: '', timeoutMs: 4_000 },
    );
    await expect(hurried).rejects.toMatchObject({ isTransient: true });
    const pace = await getItem(keys.fortnoxPace());
    expect(pace?.['nextAt']).toBeGreaterThanOrEqual(began + 5_000);
    await updateIf(keys.fortnoxPace(), { set: { nextAt: Date.now() } });
    expect(await get()).toHaveProperty('Customers');
  });

  it('is retried after an error if it reads, and not if it writes', async () => {
    await firm.control({ fail: { path: '/3/customers', status: 502, body: '<h1>Bad Gateway</h1>' } });
    expect(await get()).toHaveProperty('Customers');
    await firm.control({ drop: { path: '/3/customers', method: 'POST' } });
    const posted = callFortnox(
      { event: 'Prov', method: 'POST', path: '/customers', body: { Customer: { Name: 'Prov' } } },
      nobody,
    );
    await expect(posted).rejects.toMatchObject({ isUnknown: true, isTransient: true });
    expect((await firm.calls('/3/customers')).filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is refused for good with what Fortnox says that it is about', async () => {
    const wrong = { event: 'Prov', method: 'POST', path: '/customers', body: { Customer: { Nam: 'x' } } } as const;
    await expect(callFortnox(wrong, nobody)).rejects.toMatchObject({ fortnoxCode: 2001399, isTransient: false });
  });
});

describe('the log of calls', () => {
  it('shows user, call and outcome, latest first, to a SuperAdmin', async () => {
    await test();
    const { items, meta } = await (
      await firm.as('SuperAdmin')
    ).result(listConnectionLog, { query: { itemsPerPage: 10 } });
    expect(items).toHaveLength(10);
    expect(meta).toMatchObject({ currentPage: 1, totalPages: Math.ceil(meta.totalItems / 10) });
    expect(items[0]).toMatchObject({
      event: 'Testa koppling',
      userInitials: 'AL',
      requestBody: 'GET /companyinformation',
      statusCode: 200,
      error: '',
    });
    const times = items.map(({ dateTime }: ConnectionLogEntry) => dateTime);
    expect(times).toEqual(times.toSorted((a: string, b: string) => b.localeCompare(a)));
    expect((await (await firm.as('Staff')).call(listConnectionLog)).status).toBe(403);
    const all = await (await firm.as('SuperAdmin')).result(listConnectionLog, { query: { itemsPerPage: 0 } });
    expect(meta.totalItems).toBe(all.items.length);
  });

  it('is asked for oldest first, of one event, page by page or all of it', async () => {
    const superAdmin = await firm.as('SuperAdmin');
    // More than the limit of one response before paging.
    const kept = Array.from({ length: 250 }, (_, index) => index);
    for (const index of kept) {
      await keepCall(
        { ...callLike, event: 'Prov å ena sidan', subLog: String(index) },
        new Date(2026, 0, 1, 0, 0, index),
      );
    }
    const ask = (query: Record<string, string | number | boolean>) => superAdmin.result(listConnectionLog, { query });
    const indexes = ({ items }: { items: ConnectionLogEntry[] }) => items.map(({ subLog }) => Number(subLog));

    expect(indexes(await ask({ orderByDescending: false, itemsPerPage: 20, currentPage: 2 }))).toEqual(
      kept.slice(20, 40),
    );
    const all = await ask({ itemsPerPage: 0 });
    expect(all.items.length).toBeGreaterThan(kept.length);
    expect(all.meta).toEqual({ totalItems: all.items.length, totalPages: 1, currentPage: 1 });
    expect(indexes(all).slice(-kept.length)).toEqual(kept.toReversed());

    const found = await ask({ event: 'SIDAN prov', itemsPerPage: 100, currentPage: 3 });
    expect(indexes(found)).toEqual(kept.slice(0, 50).toReversed());
    expect(found.meta).toEqual({ totalItems: 250, totalPages: 3, currentPage: 3 });
    const oldest = await ask({ event: 'sidan', itemsPerPage: 0, orderByDescending: false });
    expect(indexes(oldest)).toEqual(kept);
    expect((await ask({ event: 'finns inte' })).meta).toEqual({ totalItems: 0, totalPages: 0, currentPage: 1 });
  });

  it.runIf(inAll)('reports a result that exceeds the response limit', async () => {
    const large = 'å'.repeat(8_000);
    for (let index = 0; index < 400; index += 1) {
      await keepCall({ ...callLike, event: 'Stort', requestBody: large }, new Date(2026, 0, 2, 0, 0, index));
    }
    const superAdmin = await firm.as('SuperAdmin');
    const reply = await superAdmin.call(listConnectionLog, { query: { event: 'stort', itemsPerPage: 0 } });
    expect(reply.status).toBe(413);
    expect(reply.json.message).toContain('ryms inte i ett svar');
    const { items } = await superAdmin.result(listConnectionLog, { query: { event: 'stort', itemsPerPage: 100 } });
    expect(items).toHaveLength(100);
  });

  it('holds no secret, token or personal number, nor does anything else that is kept', async () => {
    await callFortnox(
      {
        event: 'Prov',
        method: 'POST',
        path: '/customers',
        body: { Customer: { Name: 'Prov 19811218-9876', OrganisationNumber: '811218-9876' } },
      },
      nobody,
    );
    const everything = firm
      .stored()
      .map(({ bytes }) => Buffer.from(bytes).toString('latin1'))
      .join('\n');
    for (const field of ['fortnoxAccessToken', 'fortnoxRefreshToken', 'fortnoxClientSecret'] as const) {
      const secret = (await readSecret(field))!;
      expect(secret.length).toBeGreaterThan(10);
      expect(everything.includes(secret), field).toBe(false);
    }
    expect(everything).not.toMatch(/811218-?9876/);
    expect(everything).not.toMatch(/eyJ[\w-]{20,}\.eyJ/);
    expect(everything).toContain('FORTNOX_LOG');
  });

  it('can be emptied by a Developer', async () => {
    const superAdmin = await firm.as('SuperAdmin');
    const { removed } = await superAdmin.result(cleanConnectionLog);
    expect(removed).toBeGreaterThan(50);
    expect(await superAdmin.result(listConnectionLog)).toEqual({
      items: [],
      meta: { totalItems: 0, totalPages: 0, currentPage: 1 },
    });
    expect(await firm.stack.invoke('jobs/clean-logs')).toHaveProperty('payload');
  });
});

describe('a link that is cut', () => {
  it('is ended at Fortnox too, and leaves room for another company', async () => {
    const superAdmin = await firm.as('SuperAdmin');
    expect((await (await firm.as('Staff')).call(disconnectFortnox)).status).toBe(403);
    await superAdmin.result(disconnectFortnox);
    expect(await test()).toMatchObject({ state: 'NotConnected', problem: 'not-connected', companyName: '' });
    await firm.link(otherCompany);
    expect((await test()).companyName).toBe('Ett Annat Bolag AB');
    expect(await (await firm.as('Staff')).result(getMeta)).toMatchObject({ fortnoxActivationUrl: '' });
  });
});
