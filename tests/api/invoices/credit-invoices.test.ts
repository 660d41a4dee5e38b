import { describe, expect, it } from 'vitest';
import { getLogOfProject } from '../../../shared/contract/project-logs.ts';
import {
  createCreditInvoice,
  createCreditInvoicePreview,
  createFromProject,
  createPreviewFromProject,
  downloadInvoice,
  getInvoice,
  getNumberSeries,
  listInvoiceableProjects,
  listInvoices,
} from '../../../shared/contract/invoices.ts';
import { getProjectPrices, saveProjectPriceList } from '../../../shared/contract/price-lists.ts';
import { getWorkOrder, updateWorkOrder } from '../../../shared/contract/work-orders.ts';
import type { Invoice } from '../../../shared/schemas/invoice.ts';
import { maxInOneTransaction } from '../../../functions/invoices/stores/split-work-orders.ts';
import { dayOf, yearOf } from '../../../shared/lib/days.ts';
import { newKey } from '../../support/api.ts';
import { makeInvoiceableProject, makeWorkOrder, makeWorkOrders } from '../../support/builders.ts';
import { makeInvoice, setInvoiceStatus } from '../../support/invoices.ts';
import { readPdf } from '../../support/pdf-text.ts';
import { logInAs } from '../../support/people.ts';
import { inAll, byTier } from '../../support/tier.ts';
import type { InvoiceStatus } from '../../../shared/codes/invoices.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

const invoiceOf = (invoiceId: number): Promise<Invoice> => staff.result(getInvoice, { params: { invoiceId } });
const credit = (invoiceId: number, idempotencyKey = newKey()) =>
  staff.call(createCreditInvoice, { params: { invoiceId }, idempotencyKey });
const creditDone = (invoiceId: number) =>
  staff.result(createCreditInvoice, { params: { invoiceId }, idempotencyKey: newKey() });

let shared: ReturnType<typeof makeCredited> | undefined;
/** One for what changes nothing. */
const credited = () => (shared ??= makeCredited());

async function makeCredited() {
  const { invoiceId, invoiceCode, project } = await makeInvoice(staff);
  return { invoiceId, invoiceCode, project, made: await creditDone(invoiceId) };
}

describe('a credit invoice', () => {
  it('is its preview with the next number, and with its debit comes to zero', async () => {
    const { invoiceId } = await makeInvoice(staff, 'Posted', 3.5);
    const { invoiceDto } = await staff.result(createCreditInvoicePreview, { params: { invoiceId } });
    expect(invoiceDto).toMatchObject({ serialNumber: 0, invoiceType: 'Credit', invoiceTitle: 'Kreditfaktura' });

    const made = await creditDone(invoiceId);
    const [debit, mirror] = await Promise.all([invoiceOf(invoiceId), invoiceOf(made.invoiceId)]);
    expect(mirror).toMatchObject({ invoiceType: 'Credit', status: 'Created', credited: false });
    expect(mirror).toMatchObject({ serialNumberPadded: made.serialNumberPadded, invoiceCode: made.invoiceCode });
    expect(mirror.items).toEqual(invoiceDto.items);
    expect(mirror.serialNumber).toBeGreaterThan(debit.serialNumber);
    for (const sum of ['sumTotal', 'vatTotalRounded', 'roundingTotal', 'sumTotalIncVat'] as const) {
      expect(debit[sum] + mirror[sum]).toBe(0);
    }
    expect(debit.sumTotal).toBeGreaterThan(0);
  });

  it('and its debit refer to each other, and only the debit is credited', async () => {
    const { invoiceId, project } = await makeInvoice(staff);
    const before = await invoiceOf(invoiceId);
    const made = await creditDone(invoiceId);
    const [debit, mirror] = await Promise.all([invoiceOf(invoiceId), invoiceOf(made.invoiceId)]);
    expect(mirror).toMatchObject({ refInvoiceId: invoiceId, refSerialNumberPadded: debit.serialNumberPadded });
    expect(debit).toEqual({
      ...before,
      credited: true,
      refInvoiceId: made.invoiceId,
      refSerialNumberPadded: made.serialNumberPadded,
      credits: [
        {
          invoiceId: made.invoiceId,
          serialNumberPadded: made.serialNumberPadded,
          sumTotal: before.sumTotal,
          sumTotalIncVat: before.sumTotalIncVat,
        },
      ],
      version: before.version + 1,
      followUps: debit.followUps,
    });
    const { items } = await staff.result(listInvoices, { query: { projectCode: project.projectCode } });
    expect(items).toMatchObject([
      { invoiceType: 'Credit', credited: false, refInvoiceId: invoiceId },
      { invoiceType: 'Debit', credited: true, refInvoiceId: made.invoiceId },
    ]);
  });

  it('leaves its debit no longer late, so that no sum of what is overdue has it', async () => {
    const { invoiceId, project } = await makeInvoice(staff, 'Overdue');
    const made = await creditDone(invoiceId);
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'Posted', credited: true });
    const query = { projectCode: project.projectCode, sums: true };
    const { items, sums } = await staff.result(listInvoices, { query });
    expect(items.map((one: any) => one.invoiceId)).toEqual([made.invoiceId, invoiceId]);
    expect(sums).toMatchObject({ owed: 0, late: { 'late-to-30': 0 } });
  });

  it('releases the work orders, which have current prices and can be invoiced again', async () => {
    const { invoiceId, project, workOrder, rate } = await makeInvoice(staff);
    const frozen = await staff.result(getWorkOrder, { params: workOrder });
    const prices = await staff.result(getProjectPrices, { params: { code: project.projectCode } });
    const lines = prices.map(({ productId, unitPrice }: any) => ({
      productId,
      price: productId === rate.productId ? rate.unitPrice + 100 : (unitPrice ?? 1),
    }));
    await staff.result(saveProjectPriceList, { body: { projectId: project.projectId, lines, version: 0 } });
    expect((await staff.result(getWorkOrder, { params: workOrder })).items).toEqual(frozen.items);
    await creditDone(invoiceId);

    const given = await staff.result(getWorkOrder, { params: workOrder });
    expect(given).toMatchObject({ status: 'Registered', items: [{ unitPrice: rate.unitPrice + 100 }] });
    expect(given.statusDate > frozen.statusDate).toBe(true);
    const filter = { projectCode: project.projectCode };
    expect((await staff.result(listInvoiceableProjects, { query: filter })).items).toHaveLength(1);
    await staff.result(updateWorkOrder, { params: workOrder, body: { ...given, invoiceNote: 'Rättad' } });

    const anew = await staff.result(createFromProject, { params: project });
    expect(await invoiceOf(anew.invoiceId)).toMatchObject({
      sumTotal: 2.5 * (rate.unitPrice + 100),
      credited: false,
      refInvoiceId: null,
      items: [{ invoiceItemText: expect.stringMatching(/^.+: Rättad$/) }],
    });
    await setInvoiceStatus(anew.invoiceId, 'Paid');
    expect((await credit(anew.invoiceId)).status).toBe(200);
  });

  it('leaves what was registered after its debit as it is', async () => {
    const { invoiceId, project, workOrder } = await makeInvoice(staff);
    const later = await makeWorkOrder(staff, project.projectId, { status: 'Planned' });
    await creditDone(invoiceId);
    expect(await staff.result(getWorkOrder, { params: later })).toMatchObject({ status: 'Planned', version: 1 });
    expect(await staff.result(getWorkOrder, { params: workOrder })).toMatchObject({ status: 'Registered' });
  });

  it('is in the project’s log', async () => {
    const { invoiceCode, project, made } = await credited();
    const [newest] = await staff.result(getLogOfProject, { params: project });
    expect(newest).toMatchObject({
      message: `Faktura ${invoiceCode} krediterades med ${made.invoiceCode}.`,
      userInitials: 'AL',
    });
  });

  it.runIf(inAll)('is made of as many work orders as an invoice takes in one transaction', async () => {
    const { project, workOrder } = await makeInvoiceableProject(staff);
    const { status, invoiceNote, items } = workOrder;
    const lines = items.map(({ productId, workedHours, invoiceableHours }: any) => ({
      productId,
      workedHours,
      invoiceableHours,
    }));
    const fields = { status, invoiceNote, items: lines };
    const others = await makeWorkOrders(staff, project.projectId, maxInOneTransaction - 1, fields);
    const { invoiceId } = await staff.result(createFromProject, { params: project, idempotencyKey: newKey() });
    await setInvoiceStatus(invoiceId, 'Posted');
    await creditDone(invoiceId);
    const { workOrderIds } = await invoiceOf(invoiceId);
    expect(workOrderIds).toHaveLength(others.length + 1);
    const states = await Promise.all(
      workOrderIds.map((workOrderId) => staff.result(getWorkOrder, { params: { workOrderId } })),
    );
    expect(states.every((one) => one.status === 'Registered')).toBe(true);
  });

  it('is a PDF that says what it credits and asks for no payment', async () => {
    const { invoiceId, made } = await credited();
    const debit = await invoiceOf(invoiceId);
    const reply = await staff.call(downloadInvoice, { params: { invoiceId: made.invoiceId } });
    expect(reply.headers.get('content-disposition')).toContain(`filename="${made.invoiceCode}.pdf"`);
    const text = (await readPdf(reply.bytes)).pages.join('\n');
    expect(text).toContain('Kreditfaktura');
    expect(text).toContain(made.serialNumberPadded);
    expect(text).toContain(`Krediterar faktura ${debit.serialNumberPadded} i sin helhet`);
    expect(text).toContain('Att kreditera');
    for (const asking of ['Att betala', 'OCR', 'Förfallodatum', 'Betalningsvillkor', 'dröjsmålsränta']) {
      expect(text).not.toContain(asking);
    }
  });

  it('is followed by its PDF, made by itself', async () => {
    const { made } = await credited();
    await expect
      .poll(async () => (await invoiceOf(made.invoiceId)).followUps, { interval: 100 })
      .toContainEqual(expect.objectContaining({ kind: 'pdf', state: 'Done', lastError: '' }));
  });
});

describe('crediting', () => {
  let refused: ReturnType<typeof makeInvoice> | undefined;
  /** One for the refusals. */
  const uncredited = () => (refused ??= makeInvoice(staff, 'Created'));

  // Tests above credit one of each.
  it.runIf(inAll).each(['Posted', 'Paid', 'Overdue'] as const)('is for an invoice that is %s', async (status) => {
    const { invoiceId } = await makeInvoice(staff, status);
    expect((await credit(invoiceId)).status).toBe(200);
  });

  it.each([
    ['Created', 'Fakturan kan krediteras när den är bokförd. Nu har den statusen Endast Klang.'],
    ['Sent', 'Fakturan kan krediteras när den är bokförd. Nu har den statusen Registrerad.'],
    ['Cancelled', 'Fakturan är makulerad och kan inte krediteras.'],
  ] satisfies [InvoiceStatus, string][])('is refused for one that is %s, and says why', async (status, message) => {
    const { invoiceId, workOrder } = await uncredited();
    await setInvoiceStatus(invoiceId, status);
    const before = await invoiceOf(invoiceId);
    expect(await credit(invoiceId)).toMatchObject({ status: 409, json: { message } });
    const preview = await staff.call(createCreditInvoicePreview, { params: { invoiceId } });
    expect(preview).toMatchObject({ status: 409, json: { message } });
    expect(await invoiceOf(invoiceId)).toMatchObject({ version: before.version, credited: false });
    expect(await staff.result(getWorkOrder, { params: workOrder })).toMatchObject({ status: 'Invoiced' });
  });

  it('is refused for a credit invoice, whatever its status', async () => {
    const { made } = await credited();
    await setInvoiceStatus(made.invoiceId, 'Posted');
    expect(await credit(made.invoiceId)).toMatchObject({
      status: 409,
      json: { message: 'En kreditfaktura kan inte krediteras.' },
    });
  });

  it('is refused the second time, with the number of the credit', async () => {
    const { invoiceId, made } = await credited();
    expect(await credit(invoiceId)).toMatchObject({
      status: 409,
      json: { message: `Fakturan är redan krediterad med ${made.serialNumberPadded}.` },
    });
  });

  it('is done once for one key, also when it is sent many times at once', async () => {
    const { invoiceId, project } = await makeInvoice(staff);
    const key = newKey();
    const same = await Promise.all([1, 2, 3, 4].map(() => credit(invoiceId, key)));
    expect(new Set(same.map(({ json }) => json.result?.serialNumberPadded)).size).toBe(1);
    expect((await staff.result(listInvoices, { query: { projectCode: project.projectCode } })).items).toHaveLength(2);
  });

  it('succeeds for one of several concurrent calls, and leaves no gap', async () => {
    const invoices = await Promise.all(Array.from({ length: byTier(3, 30) }, () => makeInvoice(staff, 'Paid')));
    const people = [staff, superAdmin, staff];
    const races = await Promise.all(
      invoices.map(({ invoiceId }) =>
        Promise.all(
          people.map((api) => api.call(createCreditInvoice, { params: { invoiceId }, idempotencyKey: newKey() })),
        ),
      ),
    );
    for (const replies of races) {
      const won = replies.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      const number = won[0]!.json.result.serialNumberPadded;
      for (const { status, json } of replies.filter((reply) => reply !== won[0])) {
        expect({ status, json }).toEqual({
          status: 409,
          json: { message: `Fakturan är redan krediterad med ${number}.` },
        });
      }
    }
    const numbers = races.flat().flatMap(({ json }) => json.result?.serialNumberPadded ?? []);
    expect(new Set(numbers).size).toBe(invoices.length);
    expect(await superAdmin.result(getNumberSeries)).toMatchObject({ first: 1, gaps: 0, missing: [], repeated: 0 });
  });

  it.runIf(inAll)('and invoicing concurrently never put a work order on two invoices', async () => {
    const made = await Promise.all(Array.from({ length: byTier(4, 10) }, () => makeInvoice(staff)));
    await Promise.all(
      made.flatMap(({ invoiceId, project }) => [
        credit(invoiceId),
        staff.call(createFromProject, { params: project, idempotencyKey: newKey() }),
      ]),
    );
    for (const { project, workOrder } of made) {
      const { items } = await staff.result(listInvoices, { query: { projectCode: project.projectCode } });
      const debits = items.filter((row: any) => row.invoiceType === 'Debit');
      const open = debits.filter((row: any) => !row.credited);
      const { status } = await staff.result(getWorkOrder, { params: workOrder });
      expect(status).toBe(open.length === 1 ? 'Invoiced' : 'Registered');
      expect(items.filter((row: any) => row.invoiceType === 'Credit')).toHaveLength(1);
      expect(open.length).toBeLessThanOrEqual(1);
    }
  });
});

it('a preview of a credit changes nothing', async () => {
  const { invoiceId, project } = await makeInvoice(staff);
  const before = await invoiceOf(invoiceId);
  await staff.result(createCreditInvoicePreview, { params: { invoiceId } });
  expect(await invoiceOf(invoiceId)).toMatchObject({ version: before.version, credited: false });
  expect((await staff.call(createPreviewFromProject, { params: project })).status).toBe(409);
});

it('the series of numbers counts debits and credits, and says where it begins and ends', async () => {
  const { invoiceId } = await makeInvoice(staff);
  const before = await superAdmin.result(getNumberSeries);
  const made = await creditDone(invoiceId);
  const after = await superAdmin.result(getNumberSeries);
  expect(after.last).toBeGreaterThanOrEqual(Number(made.serialNumberPadded));
  expect(after.credits).toBeGreaterThan(before.credits);
  expect(after).toMatchObject({ first: 1, gaps: 0, repeated: 0, count: after.last, lastTaken: after.last });
  expect(after.debits + after.credits).toBe(after.count);
  expect(after.years.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(after.count);
  expect(after.years[0]).toMatchObject({ year: yearOf(dayOf(new Date())), last: after.last });
});
