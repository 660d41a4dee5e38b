import { describe, expect, it } from 'vitest';
import {
  createCreditInvoice,
  createFromProject,
  downloadInvoice,
  getInvoice,
  getNumberSeries,
  listInvoices,
} from '../../../shared/contract/invoices.ts';
import { createPartCredit, createPartCreditPreview, getStanding } from '../../../shared/contract/part-credits.ts';
import { getLogOfProject } from '../../../shared/contract/project-logs.ts';
import { getWorkOrder } from '../../../shared/contract/work-orders.ts';
import type { Invoice } from '../../../shared/schemas/invoice.ts';
import { newKey } from '../../support/api.ts';
import { makeInvoiceableProject, makeWorkOrders } from '../../support/builders.ts';
import { inOre } from '../../support/exact-invoice.ts';
import { makeInvoice, setInvoiceStatus } from '../../support/invoices.ts';
import { readPdf } from '../../support/pdf-text.ts';
import { logInAs } from '../../support/people.ts';
import { byTier } from '../../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

type Choice = { lines?: { sortNum: number; quantity: number }[]; amount?: number; releaseWorkOrders?: boolean };

const reason = 'Fel antal timmar';
const read = (invoiceId: number): Promise<Invoice> => staff.result(getInvoice, { params: { invoiceId } });
const credit = (invoiceId: number, choice: Choice) =>
  staff.call(createPartCredit, { params: { invoiceId }, body: { reason, ...choice }, idempotencyKey: newKey() });
const credited = async (invoiceId: number, choice: Choice): Promise<Invoice> =>
  read(
    (
      await staff.result(createPartCredit, {
        params: { invoiceId },
        body: { reason, ...choice },
        idempotencyKey: newKey(),
      })
    ).invoiceId,
  );
const statusOf = async (workOrderId: number): Promise<string> =>
  (await staff.result(getWorkOrder, { params: { workOrderId } })).status;

/** A posted invoice of several work orders, one line each. */
async function makeLines(count: number): Promise<Invoice & { project: any }> {
  const { project, workOrder } = await makeInvoiceableProject(staff, 2);
  const items = workOrder.items.map(({ productId }: any) => ({ productId, workedHours: 2, invoiceableHours: 2 }));
  const fields = { status: workOrder.status, invoiceNote: 'Mätning', items };
  await makeWorkOrders(staff, project.projectId, count - 1, fields);
  const { invoiceId } = await staff.result(createFromProject, { params: project, idempotencyKey: newKey() });
  await setInvoiceStatus(invoiceId, 'Posted');
  return { ...(await read(invoiceId)), project };
}

describe('a credit of a part', () => {
  it('is its preview with the next number, and the rest of the debit stands', async () => {
    const { invoiceId, project } = await makeInvoice(staff, 'Posted', 3.5);
    const debit = await read(invoiceId);
    const choice = { lines: [{ sortNum: 1, quantity: 1.5 }] };
    const body = { reason, ...choice };
    const { invoiceDto, releasable } = await staff.result(createPartCreditPreview, { params: { invoiceId }, body });
    expect(invoiceDto).toMatchObject({ serialNumber: 0, creditScope: 'Part', creditReason: reason });
    expect(releasable).toEqual([]);

    const made = await credited(invoiceId, choice);
    expect(made.items).toEqual(invoiceDto.items);
    expect(made).toMatchObject({
      invoiceType: 'Credit',
      status: 'Created',
      refInvoiceId: invoiceId,
      creditReason: reason,
    });
    expect(made.sumTotal).toBe(-1.5 * debit.items[0]!.unitPrice);
    expect(await read(invoiceId)).toMatchObject({
      credited: false,
      status: 'Posted',
      sumTotal: debit.sumTotal,
      refInvoiceId: made.invoiceId,
      refSerialNumberPadded: made.serialNumberPadded,
      credits: [{ invoiceId: made.invoiceId, sumTotal: -made.sumTotal, sumTotalIncVat: -made.sumTotalIncVat }],
    });
    expect(await staff.result(getStanding, { params: { invoiceId } })).toEqual({
      lines: [{ sortNum: 1, quantity: 2, sum: 2 * debit.items[0]!.unitPrice }],
      sumTotal: debit.sumTotal + made.sumTotal,
      sumTotalIncVat: debit.sumTotalIncVat + made.sumTotalIncVat,
    });
    const { items } = await staff.result(listInvoices, { query: { projectCode: project.projectCode } });
    expect(items).toMatchObject([
      { invoiceType: 'Credit', creditedIncVat: 0 },
      { invoiceType: 'Debit', credited: false, creditedIncVat: -made.sumTotalIncVat },
    ]);
    const [newest] = await staff.result(getLogOfProject, { params: project });
    expect(newest.message).toMatch(/^Av faktura .+ krediterades .+ exkl\. moms med .+: Fel antal timmar$/);
  });

  it('is refused for more than is left, and for nothing, both lines and amount, or no reason', async () => {
    const { invoiceId } = await makeInvoice(staff, 'Posted', 2);
    await credited(invoiceId, { lines: [{ sortNum: 1, quantity: 1.5 }] });
    const refused = await credit(invoiceId, { lines: [{ sortNum: 1, quantity: 1 }] });
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.json.message).toContain('återstår 0,5 av 2 tim att kreditera');
    expect(await credit(invoiceId, { amount: 1_000_000 })).toMatchObject({ status: 409 });
    for (const body of [
      {},
      { amount: 5, lines: [{ sortNum: 1, quantity: 0.5 }] },
      { amount: 5, reason: ' ' },
      { lines: [1, 1].map((sortNum) => ({ sortNum, quantity: 0.25 })) },
    ]) {
      expect((await credit(invoiceId, body)).status).toBe(422);
    }
    expect((await read(invoiceId)).credits).toHaveLength(1);
  });

  it('makes its debit credited when nothing is left, and then no more can be credited', async () => {
    const { invoiceId } = await makeInvoice(staff, 'Paid', 2);
    await credited(invoiceId, { lines: [{ sortNum: 1, quantity: 0.5 }] });
    const last = await credited(invoiceId, { lines: [{ sortNum: 1, quantity: 1.5 }] });
    expect(await read(invoiceId)).toMatchObject({ credited: true, refInvoiceId: last.invoiceId });
    const message = `Fakturan är redan krediterad med ${last.serialNumberPadded}.`;
    expect(await credit(invoiceId, { amount: 1 })).toMatchObject({ status: 409, json: { message } });
  });

  it('says on its PDF what it credits and why, and leaves the rest to the credit of the whole: together they are the debit', async () => {
    const { invoiceId } = await makeInvoice(staff, 'Posted', 2.5);
    const debit = await read(invoiceId);
    const parts = [
      await credited(invoiceId, { lines: [{ sortNum: 1, quantity: 0.5 }] }),
      await credited(invoiceId, { amount: 33.33 }),
    ];
    const { invoiceId: restId } = await staff.result(createCreditInvoice, { params: { invoiceId } });
    const rest = await read(restId);
    expect(rest).toMatchObject({ creditScope: 'Rest', refInvoiceId: invoiceId });
    for (const sum of ['sumTotal', 'vatTotalRounded', 'roundingTotal', 'sumTotalIncVat'] as const) {
      const all = [debit, ...parts, rest].reduce((ore, one) => ore + inOre(one[sum]), 0n);
      expect({ sum, all }).toEqual({ sum, all: 0n });
    }
    expect(await read(invoiceId)).toMatchObject({ credited: true });
    expect(await statusOf(debit.workOrderIds[0]!)).toBe('Registered');

    const reply = await staff.call(downloadInvoice, { params: { invoiceId: parts[0]!.invoiceId } });
    const text = (await readPdf(reply.bytes)).pages.join('\n');
    expect(text).toContain(`Krediterar en del av faktura ${debit.serialNumberPadded}`);
    expect(text).toContain('Skäl: Fel antal timmar');
    expect(text).toContain('−0,5');
    expect(text).not.toContain('i sin helhet');
    expect(await superAdmin.result(getNumberSeries)).toMatchObject({ gaps: 0, repeated: 0 });
  });

  it('releases the work orders that it credits wholly, if that is chosen, and no others', async () => {
    const debit = await makeLines(3);
    const orderOf = (sortNum: number) => debit.items[sortNum - 1]!.sources[0]!.workOrderId;
    const { invoiceId } = debit;
    await credited(invoiceId, { lines: [{ sortNum: 1, quantity: 2 }] });
    expect(await statusOf(orderOf(1))).toBe('Invoiced');
    const lines = [
      { sortNum: 2, quantity: 2 },
      { sortNum: 3, quantity: 1 },
    ];
    await credited(invoiceId, { lines, releaseWorkOrders: true });
    expect(await Promise.all([1, 2, 3].map((line) => statusOf(orderOf(line))))).toEqual([
      'Registered',
      'Registered',
      'Invoiced',
    ]);
    const anew = await staff.result(createFromProject, { params: debit.project, idempotencyKey: newKey() });
    expect((await read(anew.invoiceId)).workOrderIds).toHaveLength(2);
    await staff.result(createCreditInvoice, { params: { invoiceId } });
    expect(await Promise.all([1, 2, 3].map((line) => statusOf(orderOf(line))))).toEqual([
      'Invoiced',
      'Invoiced',
      'Registered',
    ]);
  });

  it('is refused for a reason with a sign that cannot be printed, which it names', async () => {
    const { invoiceId } = await makeLines(1);
    const body = { reason: 'Prisavdrag 漢', amount: 100 };
    const params = { invoiceId };
    expect(await staff.call(createPartCredit, { params, body, idempotencyKey: newKey() })).toMatchObject({
      status: 409,
      json: {
        message:
          'Ett tecken går inte att skriva ut på krediten: 漢 (U+6F22) i ”Prisavdrag 漢”. Ta bort det där texten står.',
      },
    });
    expect((await staff.call(createPartCreditPreview, { params, body })).status).toBe(200);
    expect((await read(invoiceId)).credits).toEqual([]);
  });
});

it('concurrent credits of parts never credit more than was invoiced, and leave no gap', async () => {
  const debits = await Promise.all(Array.from({ length: byTier(2, 20) }, () => makeInvoice(staff, 'Posted', 2)));
  for (const { invoiceId } of debits) {
    const debit = await read(invoiceId);
    const replies = await Promise.all(
      [1.5, 1, 0.75, 0.5].map((quantity) => credit(invoiceId, { lines: [{ sortNum: 1, quantity }] })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { credits } = await read(invoiceId);
    expect(credits).toHaveLength(replies.filter(({ status }) => status === 200).length);
    const taken = credits.reduce((ore, { sumTotal }) => ore + inOre(sumTotal), 0n);
    const { sumTotal } = await staff.result(getStanding, { params: { invoiceId } }).catch(() => ({ sumTotal: 0 }));
    expect(inOre(debit.sumTotal) - taken).toBe(inOre(sumTotal));
  }
  expect(await superAdmin.result(getNumberSeries)).toMatchObject({ gaps: 0, repeated: 0 });
});
