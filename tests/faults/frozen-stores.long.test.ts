import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice as Registered } from '../../infra/emulators/fortnox/company/records.ts';
import { diskStorage } from '../../infra/emulators/storage/disk-storage.ts';
import { type LocalStack, startLocalStack } from '../../infra/host/stack.ts';
import { allRoutes } from '../../shared/contract/all-routes.ts';
import { getCustomer } from '../../shared/contract/customers.ts';
import { downloadFile, listFiles } from '../../shared/contract/files.ts';
import { getFortnoxCustomers } from '../../shared/contract/finance-integration.ts';
import { getHistory } from '../../shared/contract/history.ts';
import { createFromProject, downloadInvoice, getInvoice, listInvoices } from '../../shared/contract/invoices.ts';
import { getAllProjects, getProject, updateProject } from '../../shared/contract/projects.ts';
import { findRecords } from '../../shared/contract/search.ts';
import { getWorkOrder } from '../../shared/contract/work-orders.ts';
import type { FileEntry } from '../../shared/schemas/file.ts';
import type { FollowUp, Invoice } from '../../shared/schemas/invoice.ts';
import { type Answer, isLasting } from '../fixtures/stores/answers.ts';
import type { UnfinishedWork } from '../fixtures/stores/unfinished.ts';
import { Api } from '../support/api.ts';
import { giveSellerDetails, makeAddress } from '../support/builders.ts';
import { inParallel } from '../support/bulk/in-parallel.ts';
import { scanTable } from '../support/copy-items.ts';
import { firstCompany, linkFortnox } from '../support/fortnox-link.ts';
import { readPdf } from '../support/pdf-text.ts';

const deadline = 10 * 60_000;

/** Data folders of earlier versions, as `tests/fixtures/stores/freeze.ts` makes them. */
const given = process.env['FROZEN_STORE'];
const stores = given ? [given] : globSync('tests/fixtures/stores/*.tar.gz');

it('a data folder is kept for at least one version', () => expect(stores).not.toEqual([]));

describe.each(stores)('the store %s', (store) => {
  let folder: string;
  let dataDir: string;
  let stack: LocalStack;
  let api: Api;
  let frozen: { answers: Answer[]; unfinished: UnfinishedWork[] };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'klang-frozen-'));
    dataDir = open(store, folder);
    frozen = JSON.parse(readFileSync(join(dataDir, 'frozen.json'), 'utf8'));
    stack = await startLocalStack({ dataDir, seed: 'empty', schedules: false, quiet: true });
    const { initials, pin } = stack.users.find(({ role }) => role === 'Developer')!;
    api = await Api.logIn(stack.url, initials, pin);
    // The link is dead when nobody has used it for 45 days.
    await linkFortnox(api);
  }, deadline);

  afterAll(async () => {
    await stack?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const left = <What extends UnfinishedWork['what']>(...what: What[]) =>
    frozen.unfinished.filter((one): one is Extract<UnfinishedWork, { what: What }> => what.includes(one.what as What));
  const invoices = async (): Promise<Invoice[]> => {
    const { items } = await api.result(listInvoices, { query: { itemsPerPage: 0, orderByColumn: 'serialNumber' } });
    return inParallel(items, 4, ({ invoiceId }: any) => api.result(getInvoice, { params: { invoiceId } }));
  };
  const workOrders = (ids: readonly number[]) =>
    inParallel(ids, 4, (workOrderId) => api.result(getWorkOrder, { params: { workOrderId } }));
  const filesIn = async (projectCode: string, path: string): Promise<FileEntry[]> =>
    (await api.result(listFiles, { params: { projectCode }, query: { path } })).items;

  it('answers each read of settled records as its version did', { timeout: deadline }, async () => {
    expect(frozen.answers.length).toBeGreaterThan(100);
    const differences: string[] = [];
    for (const { name, options, result } of frozen.answers.filter(({ name }) => isLasting(name))) {
      const reply = await api.call(
        allRoutes.find((route) => route.name === name)!,
        options,
      );
      const difference = missingIn(reply.json?.result, result, name);
      if (difference) differences.push(`${reply.status} ${JSON.stringify(options.params)} ${difference}`);
    }
    expect(differences).toEqual([]);
  });

  it('ends all unfinished work', { timeout: deadline }, async () => {
    const due = async () => {
      await stack.invoke('jobs/run-due-tasks');
      const items = await scanTable(stack.environment);
      return items
        .filter((item) => ['due', 'accounting'].includes(item['due']?.S ?? ''))
        .map(({ pk, sk }) => `${pk!.S} ${sk!.S}`);
    };
    await expect.poll(due, { timeout: deadline, interval: 1_000 }).toEqual([]);
  });

  it('has finished each batch once', { timeout: deadline }, async () => {
    for (const { workOrderIds, status } of left('status')) {
      for (const id of workOrderIds) {
        const { items } = await api.result(getHistory, { params: { kind: 'work-order', id } });
        const changes = items.flatMap((item: any) => item.changes).filter(({ field }: any) => field === 'status');
        expect(changes).toHaveLength(2);
      }
      expect((await workOrders(workOrderIds)).map((one) => one.status)).toEqual(workOrderIds.map(() => status));
    }
    const codes = (await api.result(getAllProjects)).map(({ projectCode }: any) => projectCode);
    for (const { projectCodes } of left('import'))
      expect(codes.filter((code: string) => projectCodes.includes(code)).sort()).toEqual([...projectCodes].sort());
  });

  it('has finished each file task', { timeout: deadline }, async () => {
    for (const { projectCode, folder: path, there, gone } of left('files')) {
      const files = (await filesIn(projectCode, path)).filter(({ type }) => type === 'file');
      expect(files).toHaveLength(there);
      const names = (await filesIn(projectCode, '')).map(({ basename }) => basename);
      expect(names).not.toContain(gone);
      for (const { path: file, basename } of files) {
        const { url } = await api.result(downloadFile, { params: { projectCode }, query: { path: file } });
        expect(await (await fetch(url)).text()).toBe(`${basename.replace('.txt', '')}: 45 dB.`);
      }
    }
  });

  it('has released, invoiced or given back the work orders of each lock', { timeout: deadline }, async () => {
    const all = await invoices();
    const of = (id: number) => all.filter(({ projectId }) => projectId === id);
    for (const { what, projectId, workOrderIds } of left('released', 'invoiced', 'given-back')) {
      const states = (await workOrders(workOrderIds)).map((one) => `${one.status} ${one.invoiceId}`);
      const types = of(projectId).map(({ invoiceType }) => invoiceType);
      const holder = what === 'invoiced' ? of(projectId)[0]!.invoiceId : null;
      expect(new Set(states)).toEqual(new Set([`${holder ? 'Invoiced' : 'Registered'} ${holder}`]));
      expect(types).toEqual({ released: [], invoiced: ['Debit'], 'given-back': ['Debit', 'Credit'] }[what]);
    }
  });

  it('has created each customer in Fortnox once', { timeout: deadline }, async () => {
    const theirs = await api.result(getFortnoxCustomers);
    for (const customerId of left('fortnox-customers').flatMap(({ customerIds }) => customerIds)) {
      const { name, fortnoxCustomerNumber } = await api.result(getCustomer, { params: { customerId } });
      const same = theirs.filter((one: any) => one.name === name);
      expect(same.map(({ customerNumber }: any) => customerNumber)).toEqual([fortnoxCustomerNumber]);
    }
  });

  it('has made, mailed and registered each invoice once', { timeout: deadline }, async () => {
    const all = await invoices();
    expect(all.map(({ serialNumber }) => serialNumber)).toEqual(all.map((_, index) => index + 1));
    const mails = (await (await fetch(`${stack.mailUrl}/messages`)).json()) as { subject: string }[];
    const registered = await registeredIn(dataDir);
    for (const { at, projectId, mails: expected } of left('follow-up')) {
      const [invoice, ...others] = all.filter((one) => one.projectId === projectId);
      expect(others, at).toEqual([]);
      const { serialNumberPadded, followUps } = invoice!;
      expect(
        mails.filter(({ subject }) => subject.includes(serialNumberPadded)),
        at,
      ).toHaveLength(expected);
      const states = Object.fromEntries(followUps.map(({ kind, state }: FollowUp) => [kind, state]));
      // After a crash while a mail is sent, only an event of its delivery tells that it was.
      const mail = at.startsWith('mail') ? expect.stringMatching(/^(Done|Uncertain)$/) : 'Done';
      expect(states, at).toEqual({ pdf: 'Done', mail, accounting: 'Done' });
    }
    for (const { invoiceCode, serialNumber, followUps } of all) {
      const isRegistered = followUps.some(({ kind, state }) => kind === 'accounting' && state === 'Done');
      const same = registered.filter(({ fields }) => fields['ExternalInvoiceReference1'] === invoiceCode);
      if (isRegistered) expect(same.map(({ number }) => Number(number))).toEqual([serialNumber]);
    }
  });

  it('finds a project also by a text that its row in the feed may lack', { timeout: deadline }, async () => {
    const found = async () => (await api.result(findRecords, { query: { text: 'enligt avtal' } })).projects;
    expect(await found()).toHaveLength(basename(store).startsWith('before-0.1.0') ? 0 : 1);
    const { payload } = (await stack.invoke('jobs/migrate', { do: 'run' })) as { payload: string };
    const states = (JSON.parse(payload) as { state: string }[]).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['Done']));
    await expect.poll(async () => (await found()).length).toBe(1);
  });

  it('has the PDF of each invoice', { timeout: deadline }, async () => {
    for (const { invoiceId, serialNumberPadded } of await invoices()) {
      const { status, bytes } = await api.call(downloadInvoice, { params: { invoiceId } });
      expect(status).toBe(200);
      expect(Buffer.from(bytes.slice(0, 4)).toString()).toBe('%PDF');
      const isStandIn = bytes.length < 100;
      if (!isStandIn) expect((await readPdf(bytes)).pages.join('\n')).toContain(serialNumberPadded);
    }
  });

  it('continues the series of invoices', { timeout: deadline }, async () => {
    const before = await invoices();
    await giveSellerDetails(api);
    for (const [index, { projectId, workOrderIds }] of left('released').entries()) {
      await giveInvoiceAddress(api, projectId);
      const { invoiceId } = await api.result(createFromProject, { params: { projectId } });
      const invoice: Invoice = await api.result(getInvoice, { params: { invoiceId } });
      expect(invoice.serialNumber).toBe(before.length + 1 + index);
      expect([...invoice.workOrderIds].sort((a, b) => a - b)).toEqual([...workOrderIds].sort((a, b) => a - b));
    }
  });
});

/** Unpacks or copies a store. @returns its data folder */
function open(store: string, folder: string): string {
  if (store.endsWith('.tar.gz')) execFileSync('tar', ['-xzf', store, '-C', folder]);
  else cpSync(store, join(folder, 'store'), { recursive: true });
  return join(folder, readdirSync(folder)[0]!);
}

/** The law asks for it now; earlier versions did not. */
async function giveInvoiceAddress(api: Api, projectId: number): Promise<void> {
  const before = await api.result(getProject, { params: { projectId } });
  const { addressId } = await makeAddress(api, before.customerId);
  await api.result(updateProject, { params: { projectId }, body: { ...before, invoiceAddressId: addressId } });
}

async function registeredIn(dataDir: string): Promise<Registered[]> {
  const storage = diskStorage(join(dataDir, 'fortnox'));
  return (await storage.readRecords(`invoices-${firstCompany}`)) as Registered[];
}

/** Fields of a history, where a version may word a value differently, and of tokens, which are renewed. */
const changing = new Set(['label', 'before', 'after', 'lastFour', 'expiresAt', 'tokenExpiryDisplay']);

/**
 * Compares answers: later versions may add fields, and later records rows.
 * @returns the place of the first difference, if any
 */
function missingIn(actual: any, expected: any, place: string): string | undefined {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return place;
    const index = expected.findIndex((one) => !actual.some((other) => missingIn(other, one, '') === undefined));
    if (index < 0) return undefined;
    return missingIn(actual[index], expected[index], `${place}[${index}]`) ?? `${place}[${index}]`;
  }
  if (expected === null || typeof expected !== 'object') {
    return actual === expected ? undefined : `${place} ${JSON.stringify(expected)} is ${JSON.stringify(actual)}`;
  }
  if (actual === null || typeof actual !== 'object') return place;
  // A list's own figures count later records too.
  const fields = Array.isArray(expected.items) ? ['items'] : Object.keys(expected);
  for (const field of fields) {
    const isChanged = changing.has(field) && typeof expected[field] === typeof actual[field];
    const missing = isChanged ? undefined : missingIn(actual[field], expected[field], `${place}.${field}`);
    if (missing) return missing;
  }
  return undefined;
}
