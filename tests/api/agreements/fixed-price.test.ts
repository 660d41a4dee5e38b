import { beforeAll, describe, expect, it } from 'vitest';
import {
  createFromProject,
  createPreviewFromProject,
  downloadInvoice,
  getInvoice,
  getInvoicedWorkOrders,
  getWorkOrdersToInvoice,
  listInvoiceableProjects,
} from '../../../shared/contract/invoices.ts';
import { checkProjects } from '../../../shared/contract/invoice-runs.ts';
import { getProject } from '../../../shared/contract/projects.ts';
import { getWorkOrder } from '../../../shared/contract/work-orders.ts';
import { getAgreement, saveAgreement } from '../../../shared/contract/agreements.ts';
import type { AgreementView } from '../../../shared/schemas/agreement.ts';
import type { CountedWorkOrder, InvoiceItem } from '../../../shared/schemas/invoice.ts';
import type { ProjectRow } from '../../../shared/schemas/project.ts';
import { agreementOf } from '../../support/agreements.ts';
import { makeInvoiceableProject, makeWorkOrder } from '../../support/builders.ts';
import { readPdf } from '../../support/pdf-text.ts';
import { logInAs } from '../../support/people.ts';
import { makeRegistered } from '../../support/registered.ts';
import { useStack } from '../../support/invoices.ts';
import { inAll } from '../../support/tier.ts';

const staff = await logInAs('Staff');

beforeAll(() => useStack());

const threeParts = {
  priceForm: 'FixedPrice',
  agreed: 100_000.01,
  instalments: [
    { text: 'Start', percent: 33.33, dueOn: '2026-12-01' },
    { text: 'Mätning', amount: 12_345.67 },
    { text: 'Rapport', percent: 50 },
  ],
};

async function makeFixed() {
  const { project, rate, workOrder } = await makeInvoiceableProject(staff, 4);
  const { projectId } = project;
  const agreement = agreementOf(staff, projectId);
  const body = { ...threeParts, version: 0 };
  expect((await staff.call(saveAgreement, { params: { projectId }, body })).status).toBe(200);
  return { projectId, project, rate, workOrder, agreement };
}

describe('an agreement', () => {
  it('that was read but exists no more is a conflict', async () => {
    const { project } = await makeInvoiceableProject(staff, 4);
    const reply = await agreementOf(staff, project.projectId).save({ ...threeParts, version: 3 });
    expect([reply.status, reply.json.message]).toEqual([409, expect.stringContaining('har ändrats')]);
  });
});

describe('a fixed price', () => {
  it('is planned in instalments that add up to it, the last one taking the rest', async () => {
    const { projectId } = await makeFixed();
    const read: AgreementView = await staff.result(getAgreement, { params: { projectId } });
    expect(read.instalments.map(({ text, amount, percent, dueOn }) => [text, amount, percent, dueOn])).toEqual([
      ['Start', 33_330, 33.33, '2026-12-01'],
      ['Mätning', 12_345.67, null, null],
      ['Rapport', 54_324.34, null, null],
    ]);
    expect(read).toMatchObject({ agreed: 100_000.01, invoiced: 0, left: 100_000.01, workOrdersToInvoice: 1 });
    expect(await staff.result(getProject, { params: { projectId } })).toMatchObject({ budget: 100_000.01 });
  });

  it('is invoiced by instalments, against which the work is settled without lines', async () => {
    const { agreement, workOrder, rate } = await makeFixed();
    const [start, measuring] = (await agreement.read()).instalments;
    const invoice = await agreement.instalments([start!.instalmentId, measuring!.instalmentId]);
    expect(invoice.items).toMatchObject([
      {
        lineKind: 'Instalment',
        invoiceItemText: 'Fast pris, delbetalning 1 av 3: Start',
        quantity: 1,
        unitPrice: 33_330,
        subTotal: 33_330,
        sources: [],
      },
      { lineKind: 'Instalment', subTotal: 12_345.67, vatPercent: 25, vatRule: 'Domestic', account: 3001 },
    ]);
    expect(invoice).toMatchObject({ sumTotal: 45_675.67, vatTotalRounded: 11_418.92 });
    expect(invoice.workOrderIds).toEqual([workOrder.workOrderId]);
    const settled = await staff.result(getWorkOrder, { params: { workOrderId: workOrder.workOrderId } });
    expect(settled).toMatchObject({ status: 'Invoiced', invoiceId: invoice.invoiceId });
    const { workOrders } = await staff.result(getInvoicedWorkOrders, { params: { invoiceId: invoice.invoiceId } });
    expect(workOrders).toHaveLength(1);
    const read = await agreement.read();
    expect(read).toMatchObject({ invoiced: 45_675.67, left: 54_324.34, worked: 4 * rate.unitPrice, toInvoice: 0 });
    expect(read.instalments.map(({ left }) => left)).toEqual([0, 0, 54_324.34]);
    const pdf = await readPdf((await staff.call(downloadInvoice, { params: { invoiceId: invoice.invoiceId } })).bytes);
    const text = pdf.pages.join('\n');
    expect(text).toContain('Fast pris, delbetalning 1 av 3: Start');
    expect(text).toContain('45 675,67');
    expect(text).toContain('11 418,92');
  });

  it('is worded and grouped in its review, at the agreed sum, which an invoice of other words is refused for', async () => {
    const { agreement } = await makeFixed();
    const [start, measuring] = (await agreement.read()).instalments;
    const [first, second] = [start!, measuring!].map(({ instalmentId }) => `instalment-${instalmentId}`);
    const choice = {
      as: 'Instalments' as const,
      instalmentIds: [start!.instalmentId, measuring!.instalmentId],
      lines: [
        { line: second!, text: 'Mätningar på plats', heading: 'Etapp 1' },
        { line: first!, text: 'Uppstart enligt avtal', heading: 'Etapp 1' },
      ],
      note: 'Enligt mötet den 3.',
    };
    const { invoiceDto, basis } = (await agreement.preview(choice)).json.result;
    const lines = invoiceDto.items.map((item: InvoiceItem) => [item.invoiceItemText, item.subTotal, item.agreedRef]);
    expect(lines).toEqual([
      ['Mätningar på plats', 12_345.67, measuring!.instalmentId],
      ['Uppstart enligt avtal', 33_330, start!.instalmentId],
    ]);
    const other = { ...choice, lines: [{ ...choice.lines[0]!, text: 'Annat' }] };
    const refused = await agreement.create(other, basis);
    expect([refused.status, refused.json.message]).toEqual([409, expect.stringContaining('Underlaget har ändrats')]);
    const empty = await agreement.preview({ ...choice, lines: [{ ...choice.lines[0]!, text: ' ' }] });
    expect([empty.status, empty.json.errors[0].message]).toEqual([422, 'Skriv vad raden avser.']);

    const { invoiceId } = (await agreement.create(choice, basis)).json.result;
    const invoice = await staff.result(getInvoice, { params: { invoiceId } });
    expect(invoice.items).toEqual(invoiceDto.items);
    expect(invoice.items.map((item: InvoiceItem) => item.invoiceItemGroupHeading)).toEqual(['Etapp 1', 'Etapp 1']);
    expect(invoice).toMatchObject({ sumTotal: 45_675.67, invoiceMessage: expect.stringContaining('Enligt mötet') });
    expect((await agreement.read()).instalments.map(({ left }) => left)).toEqual([0, 0, 54_324.34]);
  });

  it('has the chosen work settled against it: work orders, a period or lines; the rest stays registered', async () => {
    const { agreement, projectId, workOrder, rate } = await makeFixed();
    const items = [2, 3].map((hours) => ({ productId: rate.productId, workedHours: hours, invoiceableHours: hours }));
    const made = (verificationDate: string) =>
      makeWorkOrder(staff, projectId, { status: 'Registered', verificationDate, items });
    const [early, late] = [await made('2024-05-01'), await made('2024-06-01')];
    const [start, measuring, report] = (await agreement.read()).instalments.map(({ instalmentId }) => instalmentId);
    const settled = async (instalmentId: number, chosen: object) => {
      const choice = { as: 'Instalments' as const, instalmentIds: [instalmentId], ...chosen };
      return (await agreement.made(choice)).workOrderIds;
    };
    const leftOut = [{ workOrderId: early.workOrderId, workOrderItemId: early.items[0].workOrderItemId }];
    expect(await settled(start!, { until: '2024-05-31', leftOut })).toEqual([early.workOrderId]);
    await expect.poll(async () => (await agreement.read()).workOrdersToInvoice).toBe(3);
    const rest = await staff.result(getWorkOrdersToInvoice, { params: { projectId } });
    expect(rest.workOrders.map((one: CountedWorkOrder) => one.items.map((item) => item.workedHours))).toContainEqual([
      2,
    ]);
    expect(await settled(measuring!, { workOrderIds: [late.workOrderId] })).toEqual([late.workOrderId]);
    const all = await settled(report!, {});
    expect(all).toHaveLength(2);
    expect(all).toContain(workOrder.workOrderId);
    await expect.poll(async () => (await agreement.read()).workOrdersToInvoice).toBe(0);
  });

  it.runIf(inAll)('settles more work orders than a transaction holds', async () => {
    const { agreement, projectId, rate } = await makeFixed();
    await makeRegistered({ projectId, count: 60, productId: rate.productId });
    const [start] = (await agreement.read()).instalments;
    const invoice = await agreement.instalments([start!.instalmentId]);
    expect(invoice.workOrderIds).toHaveLength(61);
    await expect.poll(async () => (await agreement.read()).workOrdersToInvoice).toBe(0);
  });

  it('is never invoiced by the hour, and an instalment once, also by two at once', async () => {
    const { agreement, projectId } = await makeFixed();
    const plain = await staff.call(createFromProject, { params: { projectId } });
    expect([plain.status, plain.json.byAgreement]).toEqual([409, true]);
    const [start] = (await agreement.read()).instalments;
    const choice = { as: 'Instalments' as const, instalmentIds: [start!.instalmentId] };
    const replies = await Promise.all([agreement.create(choice), agreement.create(choice), agreement.create(choice)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const { invoiceId, invoiceCode } = replies.find(({ status }) => status === 200)!.json.result;
    const { serialNumberPadded } = await staff.result(getInvoice, { params: { invoiceId } });
    expect(invoiceCode).toContain(serialNumberPadded);
    const second = await agreement.create(choice);
    for (const { json } of [second, await agreement.preview(choice)]) {
      expect(json).toMatchObject({
        message: `Delbetalningen är fakturerad med ${serialNumberPadded}.`,
        invoiceId,
      });
    }
    const onAccount = await agreement.create({ as: 'OnAccount', amount: 100, text: 'Mer' });
    expect(onAccount.json).toMatchObject({ byAgreement: true });
  });

  it('stands in Fakturera with what is due, also without work, which leads to its instalments', async () => {
    const { project } = await makeInvoiceableProject(staff, 4);
    const { projectId, projectCode } = project;
    const listed = async () => {
      const { items } = await staff.result(listInvoiceableProjects, { query: { projectCode } });
      return items.map(({ toInvoice, oldestToInvoice }: ProjectRow) => [toInvoice, oldestToInvoice]);
    };
    const agreement = agreementOf(staff, projectId);
    const [start, report] = ['2026-01-31', '2026-02-28'];
    const instalments = [
      { text: 'Start', amount: 30_000, dueOn: start },
      { text: 'Rapport', dueOn: report },
    ];
    await agreement.save({ priceForm: 'FixedPrice', agreed: 100_000, instalments, version: 0 });
    await expect.poll(listed).toEqual([[100_000, start]]);
    const [first, second] = (await agreement.read()).instalments.map(({ instalmentId }) => instalmentId);
    await agreement.instalments([first!]);
    await expect.poll(listed).toEqual([[70_000, report]]);
    const preview = await staff.call(createPreviewFromProject, { params: { projectId } });
    expect([preview.status, preview.json.byAgreement]).toEqual([409, true]);
    const { projects } = await staff.result(checkProjects, { body: { projectIds: [projectId] } });
    const stop = expect.stringContaining('Projektet har fast pris');
    expect(projects).toMatchObject([{ workOrders: 0, sumTotal: null, stop, byAgreement: true }]);
    const { invoiceId } = await agreement.instalments([second!]);
    await expect.poll(listed).toEqual([]);
    await agreement.credit(invoiceId);
    await expect.poll(listed).toEqual([[70_000, report]]);
  });

  it('frees the instalment and the work when its invoice is credited', async () => {
    const { agreement, workOrder } = await makeFixed();
    const [start] = (await agreement.read()).instalments;
    const { invoiceId } = await agreement.instalments([start!.instalmentId]);
    const reply = await agreement.credit(invoiceId);
    expect(reply.status).toBe(200);
    expect(await agreement.read()).toMatchObject({ invoiced: 0, left: 100_000.01, workOrdersToInvoice: 1 });
    const credit = await staff.result(getInvoice, { params: reply.json.result });
    expect(credit.items).toMatchObject([{ lineKind: 'Instalment', quantity: -1, subTotal: -33_330 }]);
    const again = await agreement.instalments([start!.instalmentId]);
    expect(again.workOrderIds).toEqual([workOrder.workOrderId]);
  });

  it('keeps what is invoiced when it is planned anew', async () => {
    const { agreement, projectId } = await makeFixed();
    const [start] = (await agreement.read()).instalments;
    await agreement.instalments([start!.instalmentId], false);
    const { version } = await agreement.read();
    const without = await agreement.save({ ...threeParts, instalments: [{ text: 'Allt' }], version });
    expect(without.json).toMatchObject({ byAgreement: true });
    const stale = await agreement.save({ ...threeParts, version: 1 });
    expect([stale.status, stale.json.message]).toEqual([409, expect.stringContaining('ändrade uppgiften')]);
    const instalments = [{ instalmentId: start!.instalmentId, text: 'Start', amount: 33_330 }, { text: 'Resten' }];
    const anew = await agreement.save({ priceForm: 'FixedPrice', agreed: 40_000, instalments, version });
    expect(anew.json.result).toMatchObject({ agreed: 40_000, left: 6_670 });
    const over = await agreement.save({
      priceForm: 'FixedPrice',
      agreed: 40_000,
      instalments: [
        { instalmentId: start!.instalmentId, text: 'Start', amount: 33_330 },
        { text: 'A', amount: 9_000 },
        { text: 'B' },
      ],
      version: version + 1,
    });
    expect([over.status, over.json.errors[0].field]).toEqual([422, 'agreed']);
    await makeWorkOrder(staff, projectId, {});
  });
});
