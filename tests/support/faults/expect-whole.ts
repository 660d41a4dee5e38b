import { expect } from 'vitest';
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { s3 } from '../../../functions/platform/s3.ts';
import { environment } from '../../../functions/platform/environment.ts';
import { invoicePdfKey } from '../../../functions/gateways/invoice-archive.ts';
import { getWholeInvoice, printedInvoice } from '../../../functions/stores/invoices/invoice-lines.ts';
import { renderInvoiceHtml } from '../../../shared/invoice-document/render-invoice-html.ts';
import { hourPrice } from './work.ts';
import type { FaultyStack } from './faulty-stack.ts';

type Item = Awaited<ReturnType<FaultyStack['items']>>[number];

/** The final state of series, invoices and follow-ups. */
export type Outcome = { invoices: number; doneMails: number; uncertainMails: number };

/**
 * Asserts the invariants of table, files and mails after any failures: one series without gaps; every invoice complete,
 * with its PDF, mail and work orders; no orphans.
 */
export async function expectWhole(stack: FaultyStack): Promise<Outcome> {
  const items = await stack.items();
  const records = items.filter(({ sk }) => sk === 'RECORD');
  const invoices = records.filter(({ kind }) => kind === 'invoice').sort((a, b) => number(a) - number(b));
  expect(invoices.map(number)).toEqual(invoices.map((_, index) => index + 1));
  expect(items.find(({ pk }) => pk === 'COUNTER#invoice-serial')?.value ?? 0).toBe(invoices.length);

  expectNoOrphans(items, invoices);
  expectWorkOrdersAndProjects(records, invoices);
  const mails = await stack.mails();
  const outcome: Outcome = { invoices: invoices.length, doneMails: 0, uncertainMails: 0 };
  for (const invoice of invoices) {
    await expectInvoice(invoice);
    const followUps = items.filter(({ pk, sk }) => pk === invoice.pk && sk.startsWith('FOLLOW_UP#'));
    const states = Object.fromEntries(followUps.map((one) => [one.followUpId, one.state]));
    expect(states).toEqual({ pdf: 'Done', mail: expect.stringMatching(/^(Done|Uncertain)$/), accounting: 'Pending' });
    const sent = mails.filter(({ subject }) => subject.includes(invoice.data.serialNumberPadded)).length;
    const mail = followUps.find(({ followUpId }) => followUpId === 'mail')!;
    if (mail.state === 'Done') {
      expect(sent, `mails of ${invoice.data.invoiceCode}`).toBe(1);
      outcome.doneMails += 1;
    } else {
      // Sent automatically at most once; a person is asked to check.
      expect(sent).toBeLessThanOrEqual(1);
      expect(mail.lastError).toContain('oklart om mejlet gick iväg');
      outcome.uncertainMails += 1;
    }
  }
  return outcome;
}

const number = (invoice: Item): number => invoice.data.serialNumber;

function expectNoOrphans(items: Item[], invoices: Item[]): void {
  const partitions = new Set(invoices.map(({ pk }) => pk));
  const orphans = items.filter(({ pk }) => pk.startsWith('INVOICE#') && !partitions.has(pk));
  expect(orphans).toEqual([]);
  expect(items.filter(({ sk }) => sk === 'CLAIM')).toEqual([]);
  expect(items.filter(({ due }) => due === 'due')).toEqual([]);
  const files = new Set(items.map(({ pk }) => pk));
  expect(files.size).toBeGreaterThan(0);
}

function expectWorkOrdersAndProjects(records: Item[], invoices: Item[]): void {
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const workOrders = records.filter(({ kind }) => kind === 'work-order');
  const holders = new Map<number, number[]>();
  for (const { id, data } of workOrders) {
    if (data.invoiceId === null) {
      expect(data).toMatchObject({ status: 'Registered', items: [{ frozenPriceOre: null }] });
      continue;
    }
    expect(data).toMatchObject({ status: 'Invoiced', items: [{ frozenPriceOre: hourPrice * 100 }] });
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
  // Each debit holds a reference to its project; nothing else does.
  const debits = Map.groupBy(
    invoices.filter(({ data }) => data.invoiceType === 'Debit'),
    ({ data }) => data.projectId as number,
  );
  for (const { id, refs = 0 } of records.filter(({ kind }) => kind === 'project')) {
    expect(refs, `what holds project ${id}`).toBe(debits.get(id)?.length ?? 0);
  }
}

/** The lines add up to the total, and the PDF states it. */
async function expectInvoice({ id, data }: Item): Promise<void> {
  const invoice = await getWholeInvoice(id);
  const sign = data.invoiceType === 'Debit' ? 1 : -1;
  expect(invoice.items).toHaveLength(data.workOrderIds.length);
  expect(data.sumTotal).toBe(sign * data.workOrderIds.length * 2 * hourPrice);
  const html = renderInvoiceHtml(printedInvoice(invoice), { preview: false });
  const Bucket = environment.invoiceArchive();
  const { Contents = [] } = await (
    await s3()
  ).client.send(new ListObjectsV2Command({ Bucket, Prefix: invoicePdfKey(id, '').replace(/[^/]*$/, '') }));
  expect(Contents.map(({ Key }) => Key)).toEqual([invoicePdfKey(id, data.invoiceCode)]);
  const { Body } = await (
    await s3()
  ).client.send(new GetObjectCommand({ Bucket, Key: invoicePdfKey(id, data.invoiceCode) }));
  expect(await Body!.transformToString()).toBe(`%PDF ${createHash('sha256').update(html).digest('hex')}`);
}
