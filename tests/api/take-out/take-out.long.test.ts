import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { localUsers } from '../../../functions/demo/local-users.ts';
import { requestReset, resetPassword } from '../../../shared/contract/auth.ts';
import { listCustomers } from '../../../shared/contract/customers.ts';
import { createFromProject, downloadInvoice, getInvoice } from '../../../shared/contract/invoices.ts';
import { type LocalStack, startLocalStack } from '../../../infra/host/stack.ts';
import { Api } from '../../support/api.ts';
import { makeInvoiceableProject } from '../../support/builders.ts';
import { newestLinkTo } from '../../support/reset-links.ts';
import { bytesOf, comparedFirms, itemsOfFirm, runOnFirm } from '../../support/take-out.ts';

const deadline = 4 * 60_000;
const wait = { timeout: 60_000 };
const person = localUsers.find(({ role }) => role === 'SuperAdmin')!;
const folder = mkdtempSync(join(tmpdir(), 'klang-uttag-'));
const archive = join(folder, 'uttag.zip');
let before: LocalStack;
let after: LocalStack;
let invoiceId: number;
let serialNumber: number;
let customers: number;
let pdf: Uint8Array;

beforeAll(async () => {
  const dataDir = join(folder, 'firm');
  cpSync(inject('demoFolder'), dataDir, { recursive: true });
  before = await startLocalStack({ seed: 'nothing', dataDir, schedules: false, quiet: true });
  after = await startLocalStack({ seed: 'nothing', schedules: false, quiet: true });
  const superAdmin = await Api.logIn(before.url, person.initials, person.pin);
  const invoice = await makeInvoice(superAdmin);
  ({ invoiceId, serialNumber } = invoice);
  customers = (await superAdmin.result(listCustomers)).total;
  const downloaded = async () => (await superAdmin.call(downloadInvoice, { params: { invoiceId } })).status;
  await vi.waitUntil(async () => (await downloaded()) === 200, { ...wait, interval: 300 });
  const mail = async () => (await itemsOfFirm(before.environment)).get(`INVOICE#${invoiceId} FOLLOW_UP#mail`);
  // The last that happens to the invoice by itself.
  await vi.waitUntil(async () => (await mail())?.includes('"Delivered"'), { ...wait, interval: 300 });
  pdf = (await superAdmin.call(downloadInvoice, { params: { invoiceId } })).bytes;
  const { code, output } = await runOnFirm('take-out', before.environment, archive);
  expect([code, output]).toEqual([0, expect.stringMatching(/^[\d\s]+ poster och [\d\s]+ filer i /)]);
}, deadline);
afterAll(async () => {
  await Promise.all([before?.close(), after?.close()]);
  rmSync(folder, { recursive: true, force: true });
});

async function makeInvoice(api: Api): Promise<any> {
  const { projectId } = (await makeInvoiceableProject(api)).project;
  const { invoiceId: id } = await api.result(createFromProject, { params: { projectId } });
  return api.result(getInvoice, { params: { invoiceId: id } });
}

const restore = (file: string) => runOnFirm('restore', after.environment, file);

describe('an archive that is not what was taken out', () => {
  const other = join(folder, 'annan.zip');

  it.each([
    ['is cut', () => truncateSync(other, readFileSync(other).length - 1000), 'är inte ett helt uttag'],
    ['has an altered byte', () => alter(other), /skadad|kontrollsumman stämmer inte/],
    ['is something else', () => writeFileSync(other, 'Inget uttag'.repeat(100)), 'är inte ett helt uttag'],
  ])('is refused when it %s, and nothing is written', { timeout: deadline }, async (_, change, reason) => {
    copyFileSync(archive, other);
    change();
    const { code, output } = await restore(other);
    expect(code).toBe(1);
    expect(output).toMatch(reason);
    expect((await itemsOfFirm(after.environment)).size).toBe(0);
    expect((await bytesOf(after.environment, 'FILES_BUCKET')).size).toBe(0);
  });
});

/** The first content of the archive is altered: some bytes of a zip file's headers say nothing that is read. */
function alter(file: string): void {
  const bytes = readFileSync(file);
  const start = 30 + bytes.readUInt16LE(26) + bytes.readUInt16LE(28);
  bytes[start + 10]! ^= 1;
  writeFileSync(file, bytes);
}

it('a take-out is not restored into an installation that has data', { timeout: deadline }, async () => {
  const { code, output } = await runOnFirm('restore', before.environment, archive);
  expect([code, output]).toEqual([1, expect.stringContaining('Installationen är inte tom')]);
});

describe('the demo firm, taken out and restored', () => {
  beforeAll(async () => {
    const { code, output } = await restore(archive);
    expect([code, output]).toEqual([0, expect.stringContaining('är tillbaka')]);
  }, deadline);

  it('is equal item by item, but for secrets and passing work', async () => {
    const [was, is] = await Promise.all([itemsOfFirm(before.environment), itemsOfFirm(after.environment)]);
    expect(was.size).toBeGreaterThan(1_000);
    expect([...is.keys()].toSorted()).toEqual([...was.keys()].toSorted());
    for (const [key, item] of was) expect(is.get(key), key).toBe(item);
    expect(await comparedFirms(before.environment, after.environment)).toEqual({ equal: was.size, others: [] });
  });

  it.each(['FILES_BUCKET', 'INVOICE_ARCHIVE'])('is equal byte by byte in %s', async (bucket) => {
    const [was, is] = await Promise.all([bytesOf(before.environment, bucket), bytesOf(after.environment, bucket)]);
    expect(was.size).toBeGreaterThan(0);
    expect(is).toEqual(was);
  });

  it('lets nobody in before a new PIN, and then goes on as before', { timeout: deadline }, async () => {
    await expect(Api.logIn(after.url, person.initials, person.pin)).rejects.toThrow('401');
    const anyone = new Api(after.url);
    await anyone.result(requestReset, { body: { email: person.email } });
    await expect.poll(() => newestLinkTo(person.email, after), wait).toBeDefined();
    const resetPasswordToken = (await newestLinkTo(person.email, after))!.split('#')[1];
    await anyone.result(resetPassword, { body: { resetPasswordToken, password: 'ny granris' } });
    const api = await Api.logIn(after.url, person.initials, 'ny granris');
    expect((await api.result(listCustomers)).total).toBe(customers);
    const { bytes } = await api.call(downloadInvoice, { params: { invoiceId } });
    expect(Buffer.from(bytes).equals(Buffer.from(pdf))).toBe(true);
    expect((await api.result(getInvoice, { params: { invoiceId } })).serialNumber).toBe(serialNumber);
    expect((await makeInvoice(api)).serialNumber).toBe(serialNumber + 1);
  });
});
