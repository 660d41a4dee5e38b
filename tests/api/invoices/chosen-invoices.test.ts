import { beforeAll, describe, expect, it } from 'vitest';
import {
  createFromChoice,
  getRemarksOfChoice,
  previewChoice,
  previewPdfOfChoice,
} from '../../../shared/contract/invoice-choices.ts';
import { createCreditInvoice, createPreviewFromProject, getInvoice } from '../../../shared/contract/invoices.ts';
import { getLogOfProject } from '../../../shared/contract/project-logs.ts';
import { getProject, updateProject } from '../../../shared/contract/projects.ts';
import { getWorkOrder, updateWorkOrder } from '../../../shared/contract/work-orders.ts';
import type { ChoiceInput } from '../../../shared/schemas/invoice-choice.ts';
import { newKey } from '../../support/api.ts';
import { makeInvoiceableProject, makeWorkOrder, makeWorkOrders } from '../../support/builders.ts';
import { setInvoiceStatus, useStack } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';
import { inAll } from '../../support/tier.ts';

const [staff, colleague] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

beforeAll(() => useStack());

const preview = (projectId: number, body: ChoiceInput) => staff.result(previewChoice, { params: { projectId }, body });
const create = (projectId: number, body: ChoiceInput & { basis: string }, idempotencyKey = newKey()) =>
  staff.call(createFromChoice, { params: { projectId }, body, idempotencyKey });

async function invoice(projectId: number, choice: ChoiceInput) {
  const { basis, invoiceDto } = await preview(projectId, choice);
  const made = await create(projectId, { ...choice, basis });
  expect(made.status, JSON.stringify(made.json)).toBe(200);
  const issued = await staff.result(getInvoice, { params: made.json.result });
  expect(issued.items).toEqual(invoiceDto.items);
  return issued;
}

const workOrder = (workOrderId: number) => staff.result(getWorkOrder, { params: { workOrderId } });

/** A project with work in September, October and November: 1, 2 and 4 hours. */
async function threeMonths() {
  const { project, rate, workOrder: first } = await makeInvoiceableProject(staff, 1);
  const { projectId } = project;
  await staff.result(updateWorkOrder, { params: first, body: { ...first, verificationDate: '2026-09-10' } });
  const more = (verificationDate: string, hours: number) =>
    makeWorkOrder(staff, projectId, {
      status: 'Registered',
      verificationDate,
      items: [{ productId: rate.productId, invoiceableHours: hours }],
    });
  const october = await more('2026-10-31', 2);
  const november = await more('2026-11-01', 4);
  const ids = { september: first.workOrderId, october: october.workOrderId, november: november.workOrderId };
  return { project, rate, projectId, ...ids };
}

describe('an invoice of a part of the project', () => {
  it('takes the work to a day and leaves the rest registered', async () => {
    const { projectId, rate, september, october, november } = await threeMonths();
    const issued = await invoice(projectId, { until: '2026-10-31' });
    expect(issued.sumTotal).toBe(3 * rate.unitPrice);
    expect(issued.workOrderIds).toEqual([september, october]);
    expect([issued.workFrom, issued.workTo]).toEqual(['2026-09-10', '2026-10-31']);
    expect(await workOrder(november)).toMatchObject({ status: 'Registered', invoiceId: null });
    const { invoiceDto } = await staff.result(createPreviewFromProject, { params: { projectId } });
    expect(invoiceDto.sumTotal).toBe(4 * rate.unitPrice);
  });

  it('takes the chosen work orders, and is not stopped by others that a colleague registers', async () => {
    const { projectId, rate, october, november } = await threeMonths();
    const choice = { workOrderIds: [november] };
    const { basis } = await preview(projectId, choice);
    await makeWorkOrder(colleague, projectId, {
      status: 'Registered',
      items: [{ productId: rate.productId, invoiceableHours: 7 }],
    });
    const made = await create(projectId, { ...choice, basis });
    const issued = await staff.result(getInvoice, { params: made.json.result });
    expect(issued.sumTotal).toBe(4 * rate.unitPrice);
    expect(await workOrder(october)).toMatchObject({ status: 'Registered' });
  });

  it('is refused when a colleague changes what was chosen, registers more in the period, or takes it', async () => {
    const { projectId, rate, october } = await threeMonths();
    const ofPeriod = await preview(projectId, { until: '2026-10-31' });
    const ofOne = await preview(projectId, { workOrderIds: [october] });
    const changed = await workOrder(october);
    await colleague.result(updateWorkOrder, { params: changed, body: { ...changed, invoiceNote: 'Ändrad' } });
    const another = await makeWorkOrder(colleague, projectId, {
      status: 'Registered',
      verificationDate: '2026-10-01',
      items: [{ productId: rate.productId, invoiceableHours: 1 }],
    });
    const one = await create(projectId, { workOrderIds: [october], basis: ofOne.basis });
    expect(one.status).toBe(409);
    expect(one.json.changes).toContain(`Insats ${october} har ändrats.`);
    const period = await create(projectId, { until: '2026-10-31', basis: ofPeriod.basis });
    expect(period.json.changes).toContain(`Insats ${another.workOrderId} har tillkommit.`);
    const { basis } = await preview(projectId, { workOrderIds: [october] });
    const other = { until: '2026-10-31', basis };
    expect((await create(projectId, other)).status).toBe(409);
    const taken = await create(projectId, { workOrderIds: [october], basis });
    const late = await create(projectId, { workOrderIds: [october], basis });
    expect(late.json).toMatchObject({ invoiceId: taken.json.result.invoiceId });
  });

  it('is made once for one key, and once when two create it at the same time', async () => {
    const { projectId, october } = await threeMonths();
    const choice = { workOrderIds: [october] };
    const { basis } = await preview(projectId, choice);
    const key = newKey();
    const replies = await Promise.all([1, 2, 3].map(() => create(projectId, { ...choice, basis }, key)));
    expect(new Set(replies.map(({ json }) => json.result?.invoiceCode)).size).toBe(1);
    const { basis: rest } = await preview(projectId, {});
    const others = await Promise.all([1, 2, 3].map(() => create(projectId, { basis: rest })));
    expect(others.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('says nothing of what is not chosen in its remarks', async () => {
    const { projectId, rate, october } = await threeMonths();
    const lost = await makeWorkOrder(staff, projectId, {
      status: 'Registered',
      items: [{ productId: rate.productId, workedHours: 3, invoiceableHours: 0 }],
    });
    const kinds = async (body: ChoiceInput) => {
      const { remarks } = await staff.result(getRemarksOfChoice, { params: { projectId }, body });
      return remarks.map(({ kind }: { kind: string }) => kind);
    };
    expect(await kinds({})).toContain('adds-nothing');
    expect(await kinds({ workOrderIds: [october] })).not.toContain('adds-nothing');
    expect(await kinds({ workOrderIds: [lost.workOrderId] })).toContain('adds-nothing');
  });
});

describe('lines that are left out', () => {
  async function withTwoLines() {
    const made = await makeInvoiceableProject(staff);
    const items = [
      { productId: made.rate.productId, workedHours: 2, invoiceableHours: 1.5 },
      { productId: made.rate.productId, workedHours: 4, invoiceableHours: 3 },
    ];
    const fields = { status: 'Registered', invoiceNote: 'Två rader', verificationDate: '2026-10-05', items };
    const two = await makeWorkOrder(staff, made.project.projectId, fields);
    return { ...made, projectId: made.project.projectId, two };
  }

  it('become a registered work order of their own, which is invoiced later', async () => {
    const { projectId, rate, two, project } = await withTwoLines();
    const [stays, goes] = two.items;
    const leftOut = [{ workOrderId: two.workOrderId, workOrderItemId: stays.workOrderItemId }];
    const issued = await invoice(projectId, { workOrderIds: [two.workOrderId], leftOut });
    expect(issued.sumTotal).toBe(3 * rate.unitPrice);
    expect(issued.items.flatMap(({ sources }: any) => sources)).toEqual([
      { workOrderId: two.workOrderId, workOrderItemId: goes.workOrderItemId, quantity: 3 },
    ]);
    const taken = await workOrder(two.workOrderId);
    expect(taken).toMatchObject({ status: 'Invoiced', invoiceId: issued.invoiceId });
    expect(taken.items.map(({ invoiceableHours }: any) => invoiceableHours)).toEqual([3]);

    const logs = await staff.result(getLogOfProject, { params: { projectId } });
    const restId = Number(/finns kvar som insats (\d+)/.exec(JSON.stringify(logs))?.[1]);
    const rest = await workOrder(restId);
    const kept = { status: 'Registered', invoiceId: null, invoiceNote: 'Två rader', verificationDate: '2026-10-05' };
    expect(rest).toMatchObject({ ...kept, projectCode: project.projectCode, version: 1 });
    expect(rest.items).toMatchObject([{ workedHours: 2, invoiceableHours: 1.5, unitPrice: rate.unitPrice }]);
    const later = await invoice(projectId, { workOrderIds: [restId] });
    expect(later.sumTotal).toBe(1.5 * rate.unitPrice);
  });

  it('stay apart when the invoice is credited, so that nothing is worked twice', async () => {
    const { projectId, rate, two } = await withTwoLines();
    const leftOut = [{ workOrderId: two.workOrderId, workOrderItemId: two.items[0].workOrderItemId }];
    const { invoiceId } = await invoice(projectId, { leftOut });
    await setInvoiceStatus(invoiceId, 'Posted');
    await staff.result(createCreditInvoice, { params: { invoiceId } });
    const { invoiceDto } = await staff.result(createPreviewFromProject, { params: { projectId } });
    expect(invoiceDto.sumTotal).toBe((2.5 + 4.5) * rate.unitPrice);
  });

  it('leave the whole work order when it has no other', async () => {
    const { projectId, rate, two, workOrder: other } = await withTwoLines();
    const leftOut = two.items.map(({ workOrderItemId }: any) => ({ workOrderId: two.workOrderId, workOrderItemId }));
    const issued = await invoice(projectId, { leftOut });
    expect(issued.workOrderIds).toEqual([other.workOrderId]);
    expect(issued.sumTotal).toBe(2.5 * rate.unitPrice);
    expect(await workOrder(two.workOrderId)).toMatchObject({ status: 'Registered', version: two.version });
  });

  it.runIf(inAll)('are refused when the invoice is too large to split work orders', async () => {
    const { projectId, rate, two } = await withTwoLines();
    const items = [{ productId: rate.productId, invoiceableHours: 1 }];
    await makeWorkOrders(staff, projectId, 38, { status: 'Registered', items });
    const leftOut = [{ workOrderId: two.workOrderId, workOrderItemId: two.items[0].workOrderItemId }];
    const reply = await staff.call(previewChoice, { params: { projectId }, body: { leftOut } });
    expect(reply.status).toBe(409);
    expect(reply.json.message).toMatch(/Rader kan lämnas kvar/);
    const { basis } = await preview(projectId, {});
    expect((await create(projectId, { basis, leftOut })).json.message).toMatch(/Rader kan lämnas kvar/);
    expect((await invoice(projectId, { workOrderIds: [two.workOrderId], leftOut })).sumTotal).toBe(3 * rate.unitPrice);
  });
});

describe('what is edited on an invoice', () => {
  it('are texts, headings, order and a note, in the invoice as in the preview, with the same sums', async () => {
    const { projectId, project, rate, september, november } = await threeMonths();
    const current = await staff.result(getProject, { params: project });
    await staff.result(updateProject, { params: project, body: { ...current, invoiceMessage: 'Hälsning' } });
    const { invoiceDto: plain } = await preview(projectId, {});
    const name = (workOrderId: number) => `${workOrderId}-1`;
    const lines = [
      { line: name(november), text: 'Mätning i november', heading: 'Etapp 2' },
      { line: name(september), text: 'Mätning i september', heading: '' },
      { line: '999999-1', text: 'Finns inte', heading: '' },
    ];
    const choice = { lines, note: 'Enligt avtal <3.\nTack!' };
    const issued = await invoice(projectId, choice);
    expect(issued.items.map((item: any) => [item.sortNum, item.invoiceItemText, item.invoiceItemGroupHeading])).toEqual(
      [
        [1, 'Mätning i november', 'Etapp 2'],
        [2, 'Mätning i september', ''],
        [3, plain.items[1]!.invoiceItemText, ''],
      ],
    );
    expect(issued.items.map(({ subTotal }: any) => subTotal)).toEqual([4, 1, 2].map((hours) => hours * rate.unitPrice));
    expect(issued.sumTotalIncVat).toBe(plain.sumTotalIncVat);
    expect(issued.invoiceMessage).toBe('Hälsning<br><br>Enligt avtal &lt;3.<br>Tack!');
  });

  it('must be what was reviewed, and a line must say what it is', async () => {
    const { projectId, october } = await threeMonths();
    const { basis } = await preview(projectId, { note: 'Ett' });
    expect((await create(projectId, { basis, note: 'Två' })).json.message).toMatch(/^Underlaget har ändrats/);
    const lines = [{ line: `${october}-1`, text: '  ', heading: '' }];
    const reply = await staff.call(previewChoice, { params: { projectId }, body: { lines } });
    expect(reply.status).toBe(422);
    expect(JSON.stringify(reply.json)).toContain('Skriv vad raden avser.');
  });

  it.runIf(inAll)('hold on an invoice of more work orders than a transaction', async () => {
    const { project, rate, workOrder: first } = await makeInvoiceableProject(staff, 1);
    const { projectId } = project;
    const items = [{ productId: rate.productId, invoiceableHours: 1 }];
    const ids = await makeWorkOrders(staff, projectId, 45, { status: 'Registered', items });
    const choice = { workOrderIds: ids, note: 'Stor', lines: [{ line: `${ids[3]}-1`, text: 'Först', heading: '' }] };
    const issued = await invoice(projectId, choice);
    expect(issued.items[0]).toMatchObject({ invoiceItemText: 'Först', sortNum: 1 });
    expect(issued.sumTotal).toBe(45 * rate.unitPrice);
    expect(issued.invoiceMessage).toMatch(/Stor$/);
    expect(await workOrder(first.workOrderId)).toMatchObject({ status: 'Registered' });
    const pdf = await staff.call(previewPdfOfChoice, { params: { projectId }, body: { note: 'Rest' } });
    expect(pdf.status).toBe(200);
  });
});
