import { beforeAll, describe, expect, it } from 'vitest';
import { readBack } from '../../../functions/invoices/read-back.ts';
import { disconnectFortnox } from '../../../shared/contract/finance-integration.ts';
import { getHistory } from '../../../shared/contract/history.ts';
import { keepByHand, restoreByHand } from '../../../shared/contract/invoices-by-hand.ts';
import { retryFollowUp } from '../../../shared/contract/invoices.ts';
import { createPartCredit } from '../../../shared/contract/part-credits.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import type { Invoice } from '../../../shared/schemas/invoice.ts';
import { newKey } from '../../support/api.ts';
import { answerAtFortnox } from '../../support/fortnox-link.ts';
import { firmOfFile } from '../../support/fortnox.ts';
import { followUp, Registering } from '../../support/registering.ts';

const firm = firmOfFile();
const registering = new Registering(firm);
const today = dayOf(new Date());

beforeAll(async () => {
  await registering.start();
  await registering.superAdmin.result(disconnectFortnox);
});

const read = ({ invoiceId }: Invoice) => registering.read(invoiceId);
const marked = ({ invoiceId, version }: Invoice) => ({ invoiceId, version });
type Change = { what: 'Booked'; day: string } | { what: 'Paid'; day: string; amount: number | null };
const call = (invoice: Invoice, change: Change) =>
  registering.staff.call(keepByHand, { body: { invoices: [marked(invoice)], change }, idempotencyKey: newKey() });
async function keep(invoice: Invoice, change: Change): Promise<Invoice> {
  expect(await call(invoice, change)).toMatchObject({ status: 200 });
  return read(invoice);
}
const book = (invoice: Invoice) => keep(invoice, { what: 'Booked', day: today });
const pay = (invoice: Invoice, amount: number | null = null) => keep(invoice, { what: 'Paid', day: today, amount });
const activate = async () => (await firm.activate(await answerAtFortnox(await firm.activationUrl()))).json.result;
const registered = async (invoice: Invoice) => {
  await registering.until(invoice, 'accounting', 'Done');
  return read(invoice);
};
async function partCredit({ invoiceId: debitId }: Invoice): Promise<Invoice> {
  const { invoiceId } = await registering.staff.result(createPartCredit, {
    params: { invoiceId: debitId },
    body: { amount: 800, reason: 'Prisavdrag' },
    idempotencyKey: newKey(),
  });
  return registering.read(invoiceId);
}
const statusesIn = async ({ invoiceId }: Invoice) => {
  const { items } = await registering.staff.result(getHistory, { params: { kind: 'invoice', id: invoiceId } });
  return items[0].changes.find(({ label }: { label: string }) => label === 'Status');
};

describe('a link to Fortnox takes over what was booked and paid by hand', () => {
  let [paid, partPaid, booked, untouched, credited, credit]: Invoice[] = [];

  it('and says how many invoices and payments that are, once', async () => {
    [paid, partPaid, booked] = [
      await pay(await registering.invoice()),
      await pay(await registering.invoice(), 1000),
      await book(await registering.invoice()),
    ];
    untouched = await registering.invoice();
    credited = await book(await registering.invoice());
    const made = await partCredit(credited);
    credited = await pay(await read(credited));
    credit = await book(made);
    expect([paid, partPaid, booked, await read(credited), credit].map(({ status }) => status)).toEqual([
      'Paid',
      'Posted',
      'Posted',
      'Paid',
      'Paid',
    ]);

    expect(await activate()).toMatchObject({ saidByHand: { invoices: 5, payments: 3 } });
    expect(await activate()).not.toHaveProperty('saidByHand');
  });

  it('so that each stands as Fortnox has it once it is registered, in its history, with what was said', async () => {
    expect(await registered(paid!)).toMatchObject({
      status: 'Posted',
      balance: paid!.sumTotalIncVat,
      byHand: paid!.byHand,
    });
    expect(await statusesIn(paid!)).toMatchObject({ before: 'Betald', after: 'Bokförd' });
    expect(await registered(partPaid!)).toMatchObject({ status: 'Posted', balance: partPaid!.sumTotalIncVat });
    expect(await registered(booked!)).toMatchObject({ status: 'Posted', balance: booked!.sumTotalIncVat });
    expect(await registered(untouched!)).toMatchObject({ status: 'Posted', byHand: null });
    expect(await registered(credited!)).toMatchObject({ status: 'Posted' });
    await registered(credit!);
    expect((await registering.there(credit!)).Total).toBe(credit!.sumTotalIncVat);
  });

  it('and what is paid there is paid here, while nothing can be said by hand', async () => {
    expect(await call(await read(paid!), { what: 'Booked', day: today })).toMatchObject({ status: 409 });
    for (const invoice of [paid!, partPaid!]) {
      await firm.control({ pay: { documentNumber: String(invoice.serialNumber) } });
    }
    await readBack(new Date(), { whole: true });
    for (const invoice of [paid!, partPaid!]) {
      expect(await read(invoice)).toMatchObject({ status: 'Paid', balance: 0 });
    }
    expect(await read(booked!)).toMatchObject({ status: 'Posted' });
  });

  it('and when the link is cut, taking back what was said leaves what Fortnox said', async () => {
    await registering.superAdmin.result(disconnectFortnox);
    for (const invoice of [paid!, booked!]) {
      const now = await read(invoice);
      const invoices = [{ ...marked(now), byHand: null }];
      await registering.staff.result(restoreByHand, { body: { invoices }, idempotencyKey: newKey() });
      const { status, balance } = now;
      expect(await read(invoice)).toMatchObject({ status, balance, byHand: null });
    }
  });
});

describe('a credit that Fortnox was asked for before its debit', () => {
  it('is registered as soon as the debit is, without a person and without waiting for its next attempt', async () => {
    const debit = await book(await registering.invoice());
    const waiting = await partCredit(debit);
    const body = JSON.stringify({ ErrorInformation: { error: 1, message: 'Räkenskapsår saknas.', code: 2_009_876 } });
    await firm.control({ fail: { path: '/3/invoices', method: 'POST', status: 400, body, times: 50 } });
    await activate();
    await registering.until(debit, 'accounting', 'Stopped');
    const problem = async () => followUp(await read(waiting), 'accounting')!.lastError;
    await expect.poll(problem).toContain('Krediten registreras efter den');

    await firm.control({ clearFaults: true });
    const params = { invoiceId: debit.invoiceId, followUpId: 'accounting' };
    await registering.staff.result(retryFollowUp, { params });
    await registered(debit);
    await registered(waiting);
    expect((await registering.there(waiting)).Total).toBe(waiting.sumTotalIncVat);
  });
});
