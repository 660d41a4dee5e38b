import { expect } from 'vitest';
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { s3 } from '../../../functions/platform/s3.ts';
import { environment } from '../../../functions/platform/environment.ts';
import { eInvoiceKey, invoicePdfKey } from '../../../functions/invoices/stores/invoice-archive.ts';
import { getInvoiceWithItems, printedInvoice } from '../../../functions/invoices/stores/invoice-lines.ts';
import { renderInvoiceHtml } from '../../../shared/invoice-document/render-invoice-html.ts';
import { hourPrice } from './work.ts';
import type { FaultyStack } from './faulty-stack.ts';

type Item = Awaited<ReturnType<FaultyStack['items']>>[number];

/** The invoices of a project: what each has, by its kind. */
export type ExpectedInvoice = {
  /** The invoices in order: lines, net sum in kronor, and whether each takes the project's work orders. */
  invoices: readonly { lines: number; net: number; takesWork: boolean }[];
  /** The price frozen on the work orders that are taken; null for work that no line charges. */
  frozenPrice: number | null;
  /** How much the agreement has been charged by all of them, in kronor; null without an agreement. */
  charged: number | null;
};

/** What projects expect that are not invoiced by the hour. */
export type ExpectedOf = ReadonlyMap<number, ExpectedInvoice>;

/** The final state of series, invoices and follow-ups; a sending is a mail or an e-invoice. */
export type Outcome = { invoices: number; doneMails: number; uncertainMails: number };

/**
 * Asserts the invariants of table, files and mails after any failures: one series without gaps; every invoice complete,
 * with its PDF, mail and work orders; no orphans.
 */
export async function expectWhole(stack: FaultyStack, expectedOf: ExpectedOf = new Map()): Promise<Outcome> {
  const items = await stack.items();
  const records = items.filter(({ sk }) => sk === 'RECORD');
  const invoices = records.filter(({ kind }) => kind === 'invoice').sort((a, b) => number(a) - number(b));
  expect(invoices.map(number)).toEqual(invoices.map((_, index) => index + 1));
  expect(items.find(({ pk }) => pk === 'COUNTER#invoice-serial')?.value ?? 0).toBe(invoices.length);

  expectNoOrphans(items, invoices);
  expectWorkOrders(records, invoices, expectedOf);
  expectReferences(records, invoices);
  expectAgreements(records, invoices, expectedOf);
  const sendings = await sendingsOf(stack);
  const outcome: Outcome = { invoices: invoices.length, doneMails: 0, uncertainMails: 0 };
  for (const invoice of invoices) {
    const followUps = items.filter(({ pk, sk }) => pk === invoice.pk && sk.startsWith('FOLLOW_UP#'));
    const states = Object.fromEntries(followUps.map((one) => [one.followUpId, one.state]));
    const way = 'e-invoice' in states ? 'e-invoice' : 'mail';
    await expectInvoice(invoice, expectedOf, way);
    const ended = expect.stringMatching(/^(Done|Uncertain)$/);
    const problems = followUps.map(({ followUpId, lastError }) => `${followUpId}: ${lastError}`).join('; ');
    expect(states, problems).toEqual({ pdf: 'Done', [way]: ended, accounting: sendings.accounting });
    const sent = sendings.of(invoice);
    const sending = followUps.find(({ followUpId }) => followUpId === way)!;
    if (sending.state === 'Done') {
      expect(sent, `sendings of ${invoice.data.invoiceCode}`).toBe(1);
      outcome.doneMails += 1;
    } else {
      // Sent automatically at most once; a person is asked to check.
      expect(sent).toBeLessThanOrEqual(1);
      expect(sending.lastError).toContain(
        way === 'mail' ? 'oklart om mejlet gick iväg' : 'oklart om e-fakturan gick iväg',
      );
      outcome.uncertainMails += 1;
    }
  }
  return outcome;
}

const number = (invoice: Item): number => invoice.data.serialNumber;

/** How often each invoice has left: as a mail, or as an e-invoice by Fortnox. */
async function sendingsOf(stack: FaultyStack) {
  const mails = await stack.mails();
  const calls = await stack.controlFortnox();
  const isAnswered = ({ status }: { status: number | 'dropped' }) => status === 200 || status === 'dropped';
  return {
    /** It waits for a link to Fortnox. */
    accounting: calls.some(({ path }) => path.startsWith('/3/')) ? 'Done' : 'Pending',
    of: ({ data }: Item) =>
      mails.filter(({ subject }) => subject.includes(data.serialNumberPadded)).length +
      calls.filter((call) => call.path === `/3/invoices/${data.serialNumber}/einvoice` && isAnswered(call)).length,
  };
}

function expectNoOrphans(items: Item[], invoices: Item[]): void {
  const partitions = new Set(invoices.map(({ pk }) => pk));
  const orphans = items.filter(({ pk }) => pk.startsWith('INVOICE#') && !partitions.has(pk));
  expect(orphans).toEqual([]);
  expect(items.filter(({ sk }) => sk === 'CLAIM')).toEqual([]);
  expect(items.filter(({ due }) => due === 'due')).toEqual([]);
  const files = new Set(items.map(({ pk }) => pk));
  expect(files.size).toBeGreaterThan(0);
}

function expectWorkOrders(records: Item[], invoices: Item[], expectedOf: ExpectedOf): void {
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const holders = new Map<number, number[]>();
  for (const { id, data } of records.filter(({ kind }) => kind === 'work-order')) {
    if (data.invoiceId === null) {
      expect(data).toMatchObject({ status: 'Registered', items: [{ frozenPriceOre: null }] });
      continue;
    }
    const { frozenPrice } = expectedOf.get(data.projectId) ?? { frozenPrice: hourPrice };
    const frozenPriceOre = frozenPrice === null ? null : frozenPrice * 100;
    expect(data).toMatchObject({ status: 'Invoiced', items: [{ frozenPriceOre }] });
    expect(byId.get(data.invoiceId)?.data).toMatchObject({ invoiceType: 'Debit', credited: false });
    holders.set(data.invoiceId, [...(holders.get(data.invoiceId) ?? []), id]);
  }
  for (const { id, data } of invoices) {
    const isOpenDebit = data.invoiceType === 'Debit' && !data.credited;
    expect((holders.get(id) ?? []).sort((a, b) => a - b)).toEqual(isOpenDebit ? data.workOrderIds : []);
    if (data.invoiceType === 'Credit') {
      expect(byId.get(data.refInvoiceId)?.data).toMatchObject({ credited: true, refInvoiceId: id });
    }
  }
}

/** Each debit holds a reference to its project, or to each of those that share it; nothing else does. */
function expectReferences(records: Item[], invoices: Item[]): void {
  const debits = Map.groupBy(
    invoices.flatMap(({ data }) => {
      if (data.invoiceType !== 'Debit') return [];
      return data.projects.length > 0 ? data.projects : [data];
    }),
    ({ projectId }) => projectId as number,
  );
  for (const { id, refs = 0 } of records.filter(({ kind }) => kind === 'project')) {
    expect(refs, `what holds project ${id}`).toBe(debits.get(id)?.length ?? 0);
  }
}

/** Each invoice of a project has charged its agreement once. */
function expectAgreements(records: Item[], invoices: Item[], expectedOf: ExpectedOf): void {
  for (const [projectId, { charged }] of expectedOf) {
    const entries: Item[] =
      records.find(({ kind, id }) => kind === 'agreement' && id === projectId)?.data.entries ?? [];
    const ours = invoices.filter(({ data }) => data.projectId === projectId).map(({ id }) => id);
    if (ours.length === 0 || charged === null) continue;
    expect([...new Set(entries.map((one) => one['invoiceId']))]).toEqual(ours);
    expect(entries.reduce((sum, one) => sum + one['netOre'], 0)).toBe(Math.round(charged * 100));
  }
}

/** The lines add up to the total, and the PDF states it; an e-invoice holds that PDF. */
async function expectInvoice({ id, data }: Item, expectedOf: ExpectedOf, way: 'mail' | 'e-invoice'): Promise<void> {
  const invoice = await getInvoiceWithItems(id);
  const sign = data.invoiceType === 'Debit' ? 1 : -1;
  const count: number = data.workOrderIds.length;
  const byHour = { lines: count, net: count * 2 * hourPrice, takesWork: true };
  const known = expectedOf.get(data.projectId)?.invoices ?? [byHour];
  expect(known).toContainEqual({ lines: invoice.items.length, net: sign * data.sumTotal, takesWork: count > 0 });
  const html = renderInvoiceHtml(printedInvoice(invoice), { preview: false });
  const pdf = `%PDF ${createHash('sha256').update(html).digest('hex')}`;
  const kept = await archivedOf(id);
  const pdfKey = invoicePdfKey(id, data.invoiceCode);
  const xmlKey = eInvoiceKey(id, data.invoiceCode);
  expect([...kept.keys()]).toEqual(way === 'mail' ? [pdfKey] : [pdfKey, xmlKey]);
  expect(kept.get(pdfKey)).toBe(pdf);
  if (way === 'e-invoice') expect(kept.get(xmlKey)).toContain(`>${Buffer.from(pdf).toString('base64')}<`);
}

async function archivedOf(invoiceId: number): Promise<Map<string, string>> {
  const { client } = await s3();
  const Bucket = environment.invoiceArchive();
  const Prefix = invoicePdfKey(invoiceId, '').replace(/[^/]*$/, '');
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
  const files = new Map<string, string>();
  for (const { Key = '' } of Contents) {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    files.set(Key, await Body!.transformToString());
  }
  return files;
}
