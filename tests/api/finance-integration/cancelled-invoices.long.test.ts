import { beforeAll, describe, expect, it } from 'vitest';
import { callFortnox } from '../../../functions/fortnox/client.ts';
import { readBack } from '../../../functions/invoices/read-back.ts';
import { reconcileNightly } from '../../../functions/invoices/reconcile-nightly.ts';
import { finishFollowUp } from '../../../functions/invoices/stores/follow-up-attempt-store.ts';
import { maxInOneTransaction } from '../../../functions/invoices/stores/split-work-orders.ts';
import { cancelInvoice, listTickedOffDifferences } from '../../../shared/contract/finance-integration.ts';
import { getHistory } from '../../../shared/contract/history.ts';
import { listAttention } from '../../../shared/contract/attention.ts';
import {
  createCreditInvoice,
  createFromProject,
  getNumberSeries,
  getWorkOrdersToInvoice,
} from '../../../shared/contract/invoices.ts';
import { getLogOfProject } from '../../../shared/contract/project-logs.ts';
import { getWorkOrder } from '../../../shared/contract/work-orders.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import type { AttentionItem } from '../../../shared/schemas/attention.ts';
import type { Invoice } from '../../../shared/schemas/invoice.ts';
import { agreementOf } from '../../support/agreements.ts';
import { newKey } from '../../support/api.ts';
import { makeCustomer, makeWorkOrders } from '../../support/builders.ts';
import { firmOfFile } from '../../support/fortnox.ts';
import { setInvoiceStatus } from '../../support/invoices.ts';
import { followUp, Registering } from '../../support/registering.ts';
import { inAll } from '../../support/tier.ts';

const firm = firmOfFile();
const registering = new Registering(firm);
beforeAll(async () => {
  await registering.start();
  // Fortnox' own numbers, such as those of credits that are made there, lie beside ours.
  await firm.control({ rateLimit: { calls: 1_000 }, company: { nextDocumentNumber: 700_001 } });
});

const hour = 60 * 60_000;
const make = (...asked: Parameters<Registering['invoice']>) => registering.invoice(...asked);
const read = (invoiceId: number) => registering.read(invoiceId);
const readStatuses = () => readBack(new Date(), { whole: true });
const act = (number: number | string, action: string): Promise<any> =>
  callFortnox({ event: 'Prov', method: 'PUT', path: `/invoices/${number}/${action}` }, { initials: '' });
const workOrder = (workOrderId: number) => registering.staff.result(getWorkOrder, { params: { workOrderId } });
const toInvoice = async (projectId: number): Promise<number[]> => {
  const { workOrders } = await registering.staff.result(getWorkOrdersToInvoice, { params: { projectId } });
  return workOrders.map((one: { workOrderId: number }) => one.workOrderId);
};

/** In Fortnox, where a locked period has kept it from being booked. */
async function makeUnbooked(made: Invoice): Promise<Invoice> {
  const there = async () => (await registering.there(made).catch(() => undefined))?.DocumentNumber;
  await expect
    .poll(async () => {
      await firm.stack.invoke('jobs/run-due-tasks');
      return there();
    })
    .toBe(String(made.serialNumber));
  return made;
}
const lock = (lockedUntil: string) => firm.control({ company: { lockedUntil } });
async function unbooked(...asked: Parameters<Registering['invoice']>): Promise<Invoice> {
  await lock('2099-12-31');
  return makeUnbooked(await make(...asked));
}

async function attentionOf({ invoiceId }: Invoice): Promise<AttentionItem[]> {
  const items: AttentionItem[] = await registering.superAdmin.result(listAttention);
  return items.filter((one) => one.invoiceId === invoiceId && one.difference);
}
const kindsOf = async (invoice: Invoice) => (await attentionOf(invoice)).map(({ difference }) => difference!.kind);
/** A night ago, then a later one: what changes in Fortnox is newer than each. */
let nightsAgo = 30;
async function compare(): Promise<void> {
  nightsAgo -= 1;
  await reconcileNightly(new Date(Date.now() - nightsAgo * 24 * hour), Date.now() + hour);
}

describe('an invoice that is cancelled in Fortnox', () => {
  it('releases its work orders with its status, and its number stays and is explained', async () => {
    const made = await unbooked();
    const [workOrderId] = made.workOrderIds;
    await act(made.serialNumber, 'cancel');
    await readStatuses();
    expect(await read(made.invoiceId)).toMatchObject({ status: 'Cancelled', balance: 0 });
    expect(await workOrder(workOrderId!)).toMatchObject({ status: 'Registered', invoiceId: null });
    expect(await toInvoice(made.projectId)).toEqual([workOrderId]);

    const changes = async (kind: string, id: number) =>
      (await registering.superAdmin.result(getHistory, { params: { kind, id } })).items[0];
    const [ofInvoice, ofWork] = [await changes('invoice', made.invoiceId), await changes('work-order', workOrderId!)];
    expect(ofInvoice.changedAt).toBe(ofWork.changedAt);
    const log = await registering.staff.result(getLogOfProject, { params: { projectId: made.projectId } });
    expect(log[0].message).toBe(`Faktura ${made.invoiceCode} makulerades. 1 insats kan faktureras igen.`);
    const series = await registering.superAdmin.result(getNumberSeries);
    expect(series).toMatchObject({ gaps: 0, cancelled: expect.arrayContaining([made.serialNumber]) });

    const { invoiceId } = await registering.staff.result(createFromProject, { params: { projectId: made.projectId } });
    const again = await read(invoiceId);
    expect(again.serialNumber).toBeGreaterThan(made.serialNumber);
    expect(again).toMatchObject({ sumTotal: made.sumTotal, workOrderIds: [workOrderId] });
    await readStatuses();
    expect(await workOrder(workOrderId!)).toMatchObject({ status: 'Invoiced', invoiceId });
  });

  it.runIf(inAll)('releases more work orders than a transaction takes', async () => {
    await lock('2099-12-31');
    const first = await make();
    const items = (await workOrder(first.workOrderIds[0]!)).items.map(({ productId }: { productId: number }) => ({
      productId,
      workedHours: 1,
      invoiceableHours: 1,
    }));
    const fields = { status: 'Registered', items };
    const ids = await makeWorkOrders(registering.staff, first.projectId, maxInOneTransaction + 5, fields);
    const { invoiceId } = await registering.staff.result(createFromProject, { params: { projectId: first.projectId } });
    const made = await makeUnbooked(await read(invoiceId));
    await act(made.serialNumber, 'cancel');
    await readStatuses();
    expect((await toInvoice(made.projectId)).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('releases work orders that it has kept since before they were released with it', async () => {
    const made = await unbooked();
    await setInvoiceStatus(made.invoiceId, 'Cancelled', firm.stack.environment);
    await act(made.serialNumber, 'cancel');
    expect(await toInvoice(made.projectId).catch(() => [])).toEqual([]);
    await readStatuses();
    expect(await toInvoice(made.projectId)).toEqual(made.workOrderIds);
  });

  it('stays while another one there has its reference', async () => {
    const made = await unbooked();
    const { ExternalInvoiceReference1, CustomerNumber } = await registering.there(made);
    const body = { Invoice: { CustomerNumber, ExternalInvoiceReference1, DocumentNumber: '900001' } };
    await callFortnox({ event: 'Prov', method: 'POST', path: '/invoices', body }, { initials: '' });
    await act(900001, 'cancel');
    await readStatuses();
    expect((await read(made.invoiceId)).status).not.toBe('Cancelled');
    expect((await workOrder(made.workOrderIds[0]!)).status).toBe('Invoiced');
  });

  it.runIf(inAll)(
    'gives back to the account of the agreement, and is told where a final invoice has deducted it',
    async () => {
      await lock('2099-12-31');
      const { projectId, serialNumber } = await makeUnbooked(await make());
      const agreement = agreementOf(registering.staff, projectId);
      const [first, second] = [await agreement.onAccount(1000, 'Ett'), await agreement.onAccount(2000, 'Två')];
      await makeUnbooked(first);
      await act(first.serialNumber, 'cancel');
      await readStatuses();
      expect(await agreement.read()).toMatchObject({
        onAccount: [
          { serialNumber: first.serialNumber, cancelled: true, left: 0 },
          { serialNumber: second.serialNumber, cancelled: false, left: 2000 },
        ],
      });
      expect(await kindsOf(first)).toEqual([]);

      await act(serialNumber, 'cancel');
      await readStatuses();
      const final = await agreement.work();
      expect(await agreement.read()).toMatchObject({ onAccount: [{ cancelled: true }, { deducted: 2000, left: 0 }] });
      await makeUnbooked(second);
      await act(second.serialNumber, 'cancel');
      await readStatuses();
      expect(await kindsOf(second)).toEqual(['deducted']);
      await compare();
      expect(await kindsOf(second)).toContain('deducted');

      // Deducted by nothing that is owed, the money could be credited: the account is empty.
      await makeUnbooked(final);
      await act(final.serialNumber, 'cancel');
      await readStatuses();
      expect(await agreement.read()).toMatchObject({
        onAccount: [
          { cancelled: true, left: 0 },
          { cancelled: true, left: 0 },
        ],
      });
    },
  );
});

describe('an invoice that ends in another way in Fortnox', () => {
  const booked = async () => {
    await lock('');
    const made = await make();
    await registering.until(made, 'accounting', 'Done');
    return read(made.invoiceId);
  };

  it('is listed when it is credited there by hand, and cancelling it here releases its work orders', async () => {
    const made = await booked();
    const { Invoice: debit } = await act(made.serialNumber, 'credit');
    await act(debit.CreditInvoiceReference, 'bookkeep');
    await compare();
    expect((await read(made.invoiceId)).status).toBe('Paid');
    const [item] = (await attentionOf(made)).filter(({ difference }) => difference!.kind === 'creditedThere');
    expect(item!.difference!.theirs).toBe(String(debit.CreditInvoiceReference));

    const params = { differenceId: item!.difference!.differenceId };
    const asked = { params, body: { reason: 'Krediterad i Fortnox.' }, idempotencyKey: newKey() };
    expect(await registering.staff.call(cancelInvoice, asked)).toMatchObject({ status: 403 });
    await registering.superAdmin.result(cancelInvoice, asked);
    expect((await read(made.invoiceId)).status).toBe('Cancelled');
    expect(await toInvoice(made.projectId)).toEqual(made.workOrderIds);
    expect(await registering.superAdmin.call(cancelInvoice, { ...asked, idempotencyKey: newKey() })).toMatchObject({
      status: 409,
    });
    await compare();
    expect(await read(made.invoiceId)).toMatchObject({ status: 'Cancelled' });
    expect(await kindsOf(made)).toEqual([]);
  });

  it('is listed when it is missing there, and cancelling it here releases its work orders', async () => {
    // Without a number there, its customer keeps it from being registered; then it is as if it had been deleted there.
    const { customerId } = await makeCustomer(registering.staff);
    const made = await make(7.5, { customerId });
    await expect
      .poll(async () => {
        await firm.stack.invoke('jobs/run-due-tasks');
        return followUp(await read(made.invoiceId), 'accounting')?.lastError;
      })
      .toContain('kundnummer i Fortnox');
    await finishFollowUp(made.invoiceId, 'accounting', new Date());
    await compare();
    const [item] = (await attentionOf(made)).filter(({ difference }) => difference!.kind === 'missing');
    const { differenceId } = item!.difference!;
    const asked = { params: { differenceId }, body: { reason: 'Borttagen i Fortnox.' }, idempotencyKey: newKey() };
    await registering.superAdmin.result(cancelInvoice, asked);
    expect(await read(made.invoiceId)).toMatchObject({ status: 'Cancelled', balance: 0 });
    expect(await workOrder(made.workOrderIds[0]!)).toMatchObject({ status: 'Registered', invoiceId: null });
    expect(await toInvoice(made.projectId)).toEqual(made.workOrderIds);
    const ticked = await registering.superAdmin.result(listTickedOffDifferences);
    expect(ticked).toContainEqual(expect.objectContaining({ differenceId, reason: 'Borttagen i Fortnox.' }));
    await compare();
    expect(await kindsOf(made)).toEqual([]);
    expect(await registering.superAdmin.result(getNumberSeries)).toMatchObject({
      gaps: 0,
      cancelled: expect.arrayContaining([made.serialNumber]),
    });
  });

  it.runIf(inAll)('is listed when its rest is settled after a part was paid, until a person ticks it off', async () => {
    const made = await booked();
    const documentNumber = String(made.serialNumber);
    await firm.control({ pay: { documentNumber, amount: 100 } });
    await readStatuses();
    await firm.control({ pay: { documentNumber } });
    await readStatuses();
    await compare();
    const [item] = await attentionOf(made);
    expect(item!.difference).toMatchObject({ kind: 'restSettled', theirs: 'Betald' });
    const asked = { params: { differenceId: item!.difference!.differenceId }, body: { reason: 'Den är betald.' } };
    const refused = await registering.superAdmin.call(cancelInvoice, { ...asked, idempotencyKey: newKey() });
    expect(refused).toMatchObject({ status: 409 });
    expect((await workOrder(made.workOrderIds[0]!)).status).toBe('Invoiced');
  });

  it.runIf(inAll)('is listed when its credit is cancelled there', async () => {
    const made = await booked();
    await lock(dayOf(new Date()));
    const params = { invoiceId: made.invoiceId };
    const credit = await registering.staff.result(createCreditInvoice, { params, idempotencyKey: newKey() });
    const whole = await makeUnbooked(await read(credit.invoiceId));
    await act(whole.serialNumber, 'cancel');
    await readStatuses();
    await compare();
    expect(await kindsOf(whole)).toContain('creditCancelled');
  });
});
