import { beforeAll, describe, expect, it } from 'vitest';
import { fallDue } from '../../../functions/invoices/fall-due.ts';
import { disconnectFortnox } from '../../../shared/contract/finance-integration.ts';
import { getHistory } from '../../../shared/contract/history.ts';
import { createCreditInvoice, createFromProject, getInvoice, listInvoices } from '../../../shared/contract/invoices.ts';
import { keepByHand, restoreByHand } from '../../../shared/contract/invoices-by-hand.ts';
import { createPartCredit } from '../../../shared/contract/part-credits.ts';
import { addDays, dayOf } from '../../../shared/lib/days.ts';
import type { Invoice } from '../../../shared/schemas/invoice.ts';
import { type Api, newKey } from '../../support/api.ts';
import {
  giveSellerDetails,
  makeProduct,
  makeProject,
  makeWorkOrder,
  priceAllProducts,
} from '../../support/builders.ts';
import { firmOfFile } from '../../support/fortnox.ts';

const firm = firmOfFile();
let staff: Api;
let productId: number;
const today = dayOf(new Date());

beforeAll(async () => {
  staff = await firm.as('Staff');
  const superAdmin = await firm.as('SuperAdmin');
  productId = (await makeProduct(superAdmin)).productId;
  await priceAllProducts(superAdmin, 1000);
  await giveSellerDetails(superAdmin);
});

const read = (invoiceId: number): Promise<Invoice> => staff.result(getInvoice, { params: { invoiceId } });
async function make(): Promise<Invoice> {
  const { projectId } = await makeProject(staff);
  const items = [{ productId, workedHours: 4, invoiceableHours: 4 }];
  await makeWorkOrder(staff, projectId, { status: 'Registered', items });
  const { invoiceId } = await staff.result(createFromProject, { params: { projectId }, idempotencyKey: newKey() });
  return read(invoiceId);
}
type Change = { what: 'Booked'; day: string } | { what: 'Paid'; day: string; amount: number | null };
const marked = ({ invoiceId, version }: Invoice) => ({ invoiceId, version });
const call = (invoices: readonly Invoice[], change: Change) =>
  staff.call(keepByHand, { body: { invoices: invoices.map(marked), change }, idempotencyKey: newKey() });
async function keep(invoices: readonly Invoice[], change: Change): Promise<Invoice[]> {
  expect(await call(invoices, change)).toMatchObject({ status: 200 });
  return Promise.all(invoices.map(({ invoiceId }) => read(invoiceId)));
}
const book = async (invoice: Invoice) => (await keep([invoice], { what: 'Booked', day: today }))[0]!;
const pay = async (invoice: Invoice, amount: number | null = null) =>
  (await keep([invoice], { what: 'Paid', day: today, amount }))[0]!;

describe('an invoice of a firm without a link to Fortnox', () => {
  it('is booked and paid by hand, in the history, and then credited', async () => {
    const made = await make();
    const params = { invoiceId: made.invoiceId };
    expect(await staff.call(createCreditInvoice, { params, idempotencyKey: newKey() })).toMatchObject({ status: 409 });
    const booked = await book(made);
    expect(booked).toMatchObject({ status: 'Posted', balance: 5000, byHand: { bookedOn: today, payments: [] } });
    const part = await pay(booked, 2000);
    expect(part).toMatchObject({ status: 'Posted', balance: 3000 });
    const paid = await pay(part);
    expect(paid).toMatchObject({ status: 'Paid', balance: 0 });
    expect(paid.byHand!.payments).toEqual([
      { day: today, amount: 2000 },
      { day: today, amount: 3000 },
    ]);
    const { items } = await staff.result(getHistory, { params: { kind: 'invoice', id: made.invoiceId } });
    expect(items[0]).toMatchObject({ userInitials: expect.stringMatching(/./) });
    expect(items[0].changes.map(({ label }: { label: string }) => label)).toEqual(
      expect.arrayContaining(['För hand', 'Status', 'Obetalt']),
    );
    await staff.result(createCreditInvoice, { params, idempotencyKey: newKey() });
    expect(await read(made.invoiceId)).toMatchObject({ credited: true });
  });

  it('is one of many that are paid in full at once, and all of them are taken back', async () => {
    const made = [await make(), await make()];
    const reply = await call(made, { what: 'Paid', day: today, amount: null });
    expect(reply.status).toBe(200);
    for (const { invoiceId } of made) expect(await read(invoiceId)).toMatchObject({ status: 'Paid', balance: 0 });
    const invoices = reply.json.result.invoices.map(({ before, ...one }: { before: null }) => ({
      ...one,
      byHand: before,
    }));
    await staff.result(restoreByHand, { body: { invoices }, idempotencyKey: newKey() });
    for (const { invoiceId } of made) {
      expect(await read(invoiceId)).toMatchObject({ status: 'Created', balance: null, byHand: null });
    }
  });

  it('is overdue once its day of payment has passed, in the ledger’s list and sums, until it is paid', async () => {
    const booked = await book(await make());
    await fallDue(new Date(`${addDays(booked.dueDate, 5)}T12:00:00Z`));
    expect(await read(booked.invoiceId)).toMatchObject({ status: 'Overdue' });
    const query = { status: 'Overdue' as const, sums: true };
    const { items, sums } = await staff.result(listInvoices, { query });
    expect(items.map(({ invoiceId }: Invoice) => invoiceId)).toContain(booked.invoiceId);
    expect(sums.owed).toBeGreaterThanOrEqual(5000);
    expect(await pay(await read(booked.invoiceId))).toMatchObject({ status: 'Paid' });
  });

  it('with a credit of a part is settled with it when both are booked and the rest is paid', async () => {
    const debit = await book(await make());
    const { invoiceId } = await staff.result(createPartCredit, {
      params: { invoiceId: debit.invoiceId },
      body: { amount: 800, reason: 'Prisavdrag' },
      idempotencyKey: newKey(),
    });
    const paid = await pay(await read(debit.invoiceId));
    expect(paid.byHand!.payments).toEqual([{ day: today, amount: 4000 }]);
    expect(paid).toMatchObject({ status: 'Posted', balance: 1000 });
    expect(await book(await read(invoiceId))).toMatchObject({ status: 'Paid', balance: 0 });
    expect(await read(debit.invoiceId)).toMatchObject({ status: 'Paid', balance: 0 });
  });

  it('is refused an impossible day, a second full payment and an old version', async () => {
    const made = await make();
    const tomorrow = addDays(today, 1);
    expect(await call([made], { what: 'Booked', day: tomorrow })).toMatchObject({ status: 422 });
    expect(await call([made], { what: 'Booked', day: addDays(made.displayDate, -1) })).toMatchObject({ status: 422 });
    expect(await call([made, await make()], { what: 'Paid', day: today, amount: 1 })).toMatchObject({ status: 422 });
    const paid = await pay(made);
    expect(await call([paid], { what: 'Paid', day: today, amount: null })).toMatchObject({ status: 409 });
    expect(await call([made], { what: 'Booked', day: today })).toMatchObject({ status: 409 });
  });

  it('is left to Fortnox where there is a link', async () => {
    const made = await make();
    await firm.link();
    const reply = await call([made], { what: 'Booked', day: today });
    expect(reply).toMatchObject({
      status: 409,
      json: { message: 'Klang är kopplat till Fortnox, och där sätts fakturornas status.' },
    });
    await (await firm.as('SuperAdmin')).result(disconnectFortnox);
    expect(await call([await read(made.invoiceId)], { what: 'Booked', day: today })).toMatchObject({ status: 200 });
  });
});
