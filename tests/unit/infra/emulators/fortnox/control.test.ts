import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fortnoxFixture, type FortnoxFixture } from './fortnox-fixture.ts';

let fortnox: FortnoxFixture;
beforeEach(async () => {
  fortnox = await fortnoxFixture();
});
afterEach(() => fortnox.close());

const create = () => fortnox.call('POST', '/customers', { Customer: { Name: 'A' } });
const customers = async () => (await fortnox.call('GET', '/customers')).body['MetaInformation'];
const company = async () => (await fortnox.call('GET', '/companyinformation')).status;

describe('the rate limit', () => {
  it('is 25 calls in 5 seconds, whatever the token', async () => {
    await fortnox.control({ rateLimit: { calls: 25 } });
    const first = await Promise.all(Array.from({ length: 25 }, company));
    expect(new Set(first)).toEqual(new Set([200]));
    fortnox.use((await fortnox.connect()).access_token);
    expect(await company()).toBe(429);
    await fortnox.control({ clock: { advanceSeconds: 5 } });
    expect(await company()).toBe(200);
  });

  it('does nothing of what it refuses', async () => {
    await fortnox.control({ rateLimit: { calls: 1 } });
    await create();
    expect((await create()).status).toBe(429);
    await fortnox.control({ rateLimit: { calls: 25 } });
    expect(await customers()).toMatchObject({ '@TotalResources': 1 });
  });

  it('is one for each company', async () => {
    const other = await fortnox.connect({}, { company: '100102' });
    await fortnox.control({ rateLimit: { calls: 1 } });
    expect([await company(), await company()]).toEqual([200, 429]);
    fortnox.use(other.access_token);
    expect(await company()).toBe(200);
  });
});

describe('a fault', () => {
  it('meets the next calls, of the kind asked for', async () => {
    await fortnox.control({
      fail: { times: 2, status: 502, body: '<h1>Bad Gateway</h1>', method: 'POST', path: '/3/customers' },
    });
    expect(await company()).toBe(200);
    const answers = [await create(), await create(), await create()];
    expect(answers.map(({ status }) => status)).toEqual([502, 502, 201]);
    expect(answers[0]!.type).toBe('text/html');
    expect(await customers()).toMatchObject({ '@TotalResources': 1 });
  });

  it('may come after the work is done', async () => {
    await fortnox.control({ fail: { afterWork: true, status: 500 } });
    expect((await create()).status).toBe(500);
    expect(await customers()).toMatchObject({ '@TotalResources': 1 });
  });

  it('may close the connection after the work, or before', async () => {
    await fortnox.control({ drop: {} });
    await expect(create()).rejects.toThrow('fetch failed');
    expect(await customers()).toMatchObject({ '@TotalResources': 1 });
    await fortnox.control({ drop: { afterWork: false } });
    await expect(create()).rejects.toThrow('fetch failed');
    expect(await customers()).toMatchObject({ '@TotalResources': 1 });
  });

  it('may be a wait, beside another fault', async () => {
    await fortnox.control({ delay: { milliseconds: 20 }, fail: { status: 503 } });
    expect((await create()).status).toBe(503);
  });

  it('can be taken back', async () => {
    await fortnox.control({ fail: { times: 100 } });
    await fortnox.control({ clearFaults: true });
    expect(await company()).toBe(200);
  });
});

it('the control of the Fortnox emulator tells which calls have been made', async () => {
  await create();
  await fortnox.control({ drop: {} });
  await create().catch(() => {});
  const { calls } = (await (await fetch(`${fortnox.url}/_control`)).json()) as {
    calls: { path: string; status: unknown }[];
  };
  expect(calls.slice(-2)).toMatchObject([
    { method: 'POST', path: '/3/customers', status: 201 },
    { method: 'POST', path: '/3/customers', status: 'dropped' },
  ]);
});

it('the control of the Fortnox emulator refuses a control that it does not understand', async () => {
  for (const wrong of [
    { fial: {} },
    { fail: { tmies: 1 } },
    { pay: { documentNumber: '1' } },
    { company: { tenant: 1 } },
  ]) {
    await expect(fortnox.control(wrong)).rejects.toThrow();
  }
});

it('the control of the Fortnox emulator keeps everything over a restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'klang-fortnox-'));
  const first = await fortnoxFixture({ dataDir });
  const { access_token: access, refresh_token: refresh } = await first.connect();
  await first.call('POST', '/customers', { Customer: { Name: 'Kvar' } });
  const InvoiceRows = [{ Description: 'x', DeliveredQuantity: '1', Price: 100 }];
  await first.call('POST', '/invoices', { Invoice: { CustomerNumber: '1', InvoiceRows } });
  await first.call('PUT', '/invoices/1/bookkeep');
  await first.close();

  const second = await fortnoxFixture({ dataDir });
  second.use(access);
  expect((await second.call('GET', '/customers/1')).body).toMatchObject({ Customer: { Name: 'Kvar' } });
  expect((await second.call('GET', '/invoices/1')).body).toMatchObject({ Invoice: { Booked: true, Total: 125 } });
  const next = await second.call('POST', '/invoices', { Invoice: { CustomerNumber: '1', InvoiceRows } });
  expect(next.body).toMatchObject({ Invoice: { DocumentNumber: '2', InvoiceRows: [{ RowId: 2 }] } });
  expect((await second.token({ grant_type: 'refresh_token', refresh_token: refresh })).status).toBe(200);
  await second.close();
  await rm(dataDir, { recursive: true });
});

describe('the books', () => {
  const books = (invoices: object[]) => ({
    books: { customers: [{ CustomerNumber: '7', Name: 'Kund AB' }], invoices },
  });
  const fields = {
    CustomerNumber: '7',
    DocumentNumber: '12',
    InvoiceRows: [{ Description: 'Mätning', DeliveredQuantity: '2', Price: 500, VAT: 25 }],
  };
  const invoice = async () => (await fortnox.call('GET', '/invoices/12')).body['Invoice'];

  it('are filled in place of what was there, with what has been done to each invoice', async () => {
    await create();
    await fortnox.control(books([{ fields, steps: ['bookkeep', 'externalprint', 'pay'] }]));
    expect(await customers()).toMatchObject({ '@TotalResources': 1 });
    expect(await invoice()).toMatchObject({ Booked: true, Sent: true, Balance: 0, Total: 1250 });
    await fortnox.control(books([{ fields, steps: ['cancel'] }]));
    expect(await invoice()).toMatchObject({ Booked: false, Cancelled: true });
  });
});
