import { beforeAll, describe, expect, it } from 'vitest';
import { createFromProject, getInvoiceRemarks } from '../../../shared/contract/invoices.ts';
import { getWorkOrder } from '../../../shared/contract/work-orders.ts';
import { lineName } from '../../../shared/domain/invoice/edited-document.ts';
import type { InvoiceItem } from '../../../shared/schemas/invoice.ts';
import type { InvoiceRemark } from '../../../shared/schemas/invoice-remark.ts';
import { agreementOf } from '../../support/agreements.ts';
import { makeInvoiceableProject, makeWorkOrder } from '../../support/builders.ts';
import { useStack } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';

const staff = await logInAs('Staff');

beforeAll(() => useStack());

async function makeCeiling(hours: number[], ceilingHours: number) {
  const [first, ...more] = hours;
  const { project, rate, workOrder } = await makeInvoiceableProject(staff, first);
  const workOrderIds = [workOrder.workOrderId];
  for (const count of more) {
    const items = [{ productId: rate.productId, workedHours: count, invoiceableHours: count }];
    workOrderIds.push((await makeWorkOrder(staff, project.projectId, { status: 'Registered', items })).workOrderId);
  }
  const agreement = agreementOf(staff, project.projectId);
  const params = { projectId: project.projectId };
  await agreement.save({ priceForm: 'Ceiling', agreed: ceilingHours * rate.unitPrice });
  return { params, price: rate.unitPrice, agreement, workOrderIds };
}

const statusOf = async (workOrderId: number) => (await staff.result(getWorkOrder, { params: { workOrderId } })).status;

describe('a ceiling', () => {
  it('lets work below it through, and is remarked on from 80 per cent', async () => {
    const { params, price, agreement } = await makeCeiling([4], 10);
    const before = await staff.result(getInvoiceRemarks, { params });
    expect(before.remarks.map(({ kind }: InvoiceRemark) => kind)).not.toContain('near-ceiling');
    await agreement.onAccount(Math.floor(4 * price));
    expect(await agreement.read()).toMatchObject({ room: 10 * price });
    const { remarks } = await staff.result(getInvoiceRemarks, { params });
    expect(remarks.map(({ kind }: InvoiceRemark) => kind)).not.toContain('near-ceiling');
    await staff.result(createFromProject, { params });
    expect(await agreement.read()).toMatchObject({ invoiced: 4 * price, left: 6 * price });
    const near = await makeCeiling([8], 10);
    const asked = await staff.result(getInvoiceRemarks, near);
    expect(asked.remarks).toContainEqual({
      kind: 'near-ceiling',
      ceiling: 10 * near.price,
      total: 8 * near.price,
      percent: 80,
    });
  });

  it('stops the plain call, and leaves the work that exceeds it by choice', async () => {
    const { params, price, agreement, workOrderIds } = await makeCeiling([4, 5, 3], 10);
    const plain = await staff.call(createFromProject, { params });
    expect(plain.json).toMatchObject({ byAgreement: true });
    expect(plain.json.message).toContain('över takpriset');
    const invoice = await agreement.work({ overCeiling: 'Left' });
    expect(invoice.sumTotal).toBe(9 * price);
    expect(await Promise.all(workOrderIds.map(statusOf))).toEqual(['Invoiced', 'Invoiced', 'Registered']);
  });

  it('invoices the work that exceeds it at nothing by choice, on a line that says so', async () => {
    const { price, agreement, workOrderIds } = await makeCeiling([4, 5, 3], 10);
    const invoice = await agreement.work({ overCeiling: 'Free' });
    expect(invoice.sumTotal).toBe(10 * price);
    expect(invoice.items.at(-1)).toMatchObject({ lineKind: 'Deduction', agreedRef: 0, subTotal: -2 * price });
    expect(invoice.items.at(-1)!.invoiceItemText).toContain('Överstiger takpriset');
    expect(await Promise.all(workOrderIds.map(statusOf))).toEqual(['Invoiced', 'Invoiced', 'Invoiced']);
    expect(await agreement.read()).toMatchObject({ left: 0, room: 0 });
    const reply = await agreement.credit(invoice.invoiceId);
    expect(reply.status).toBe(200);
    expect(await agreement.read()).toMatchObject({ invoiced: 0, left: 10 * price });
  });

  it('holds for what is chosen of the work, whose lines are edited above what exceeds it', async () => {
    const { price, agreement, workOrderIds } = await makeCeiling([4, 5, 3], 6);
    const [, second, third] = workOrderIds;
    const chosen = { overCeiling: 'Free' as const, workOrderIds: [second!, third!] };
    const { invoiceDto } = (await agreement.preview({ as: 'Work', ...chosen })).json.result;
    expect(invoiceDto.sumTotal).toBe(6 * price);
    const [line, other, above] = invoiceDto.items.map((item: InvoiceItem) => lineName(item));
    expect(above).toBe('');
    const lines = [
      { line: other, text: 'Uppföljning', heading: '' },
      { line, text: 'Mätning', heading: 'På plats' },
    ];
    const invoice = await agreement.work({ ...chosen, lines });
    expect(invoice.items.map((item) => [item.invoiceItemText, item.invoiceItemGroupHeading, item.subTotal])).toEqual([
      ['Uppföljning', '', 3 * price],
      ['Mätning', 'På plats', 5 * price],
      [expect.stringContaining('Överstiger takpriset'), '', -2 * price],
    ]);
    expect(await Promise.all(workOrderIds.map(statusOf))).toEqual(['Registered', 'Invoiced', 'Invoiced']);
  });

  it('lets a part of the work below it through, without a question', async () => {
    const { price, agreement, workOrderIds } = await makeCeiling([4, 5, 3], 10);
    const invoice = await agreement.work({ workOrderIds: workOrderIds.slice(0, 2) });
    expect(invoice.sumTotal).toBe(9 * price);
    expect(await agreement.read()).toMatchObject({ left: price });
  });

  it('counts what was invoiced before it, and on-account invoices once', async () => {
    const { project, rate } = await makeInvoiceableProject(staff, 6);
    const params = { projectId: project.projectId };
    await staff.result(createFromProject, { params });
    const agreement = agreementOf(staff, project.projectId);
    const saved = await agreement.save({ priceForm: 'Ceiling', agreed: 10 * rate.unitPrice });
    expect(saved.json.result).toMatchObject({ invoiced: 6 * rate.unitPrice, left: 4 * rate.unitPrice });
    const over = await agreement.create({
      as: 'OnAccount',
      amount: Math.ceil(4 * rate.unitPrice) + 1,
      text: 'För mycket',
    });
    expect(over.json).toMatchObject({ byAgreement: true });
    await agreement.onAccount(Math.floor(rate.unitPrice));
    expect(await agreement.read()).toMatchObject({ room: 4 * rate.unitPrice });
  });
});
