import { describe, expect, it } from 'vitest';
import {
  createCreditInvoice,
  createFromProject,
  createPreviewFromProject,
  getInvoice,
  getInvoicedWorkOrders,
  getWorkOrdersToInvoice,
} from '../../../shared/contract/invoices.ts';
import { getWorkOrder, updateWorkOrder } from '../../../shared/contract/work-orders.ts';
import type { CountedWorkOrder, InvoiceItem } from '../../../shared/schemas/invoice.ts';
import { makeInvoiceableProject, makeProject, makeWorkOrder } from '../../support/builders.ts';
import { makeInvoice } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';

const staff = await logInAs('Staff');

/** Every source of a line must be an item of a listed work order. */
function expectToLeadBack(items: InvoiceItem[], workOrders: CountedWorkOrder[]) {
  const known = workOrders.flatMap(({ workOrderId, items: own }) =>
    own.map(({ workOrderItemId }) => `${workOrderId}/${workOrderItemId}`),
  );
  const sources = items.flatMap((line) => line.sources);
  expect(sources.length).toBeGreaterThan(0);
  for (const { workOrderId, workOrderItemId } of sources) expect(known).toContain(`${workOrderId}/${workOrderItemId}`);
}

describe('the work orders behind an invoice', () => {
  it('are those that its preview counts, with hours and people, and stay with the invoice', async () => {
    const { project, rate, workOrder } = await makeInvoiceableProject(staff, 2.5);
    await makeWorkOrder(staff, project.projectId, { status: 'Planned' });
    const second = await makeWorkOrder(staff, project.projectId, {
      status: 'Registered',
      verificationDate: '2026-02-03',
      workOrderHelperUserId: -1,
      items: [{ productId: rate.productId, workedHours: 8, invoiceableHours: 6 }],
    });
    const before = await staff.result(getWorkOrdersToInvoice, { params: project });
    const { invoiceDto } = await staff.result(createPreviewFromProject, { params: project });
    expect(before.workOrders.map((one: CountedWorkOrder) => one.workOrderId)).toEqual([
      workOrder.workOrderId,
      second.workOrderId,
    ]);
    expect(before.workOrders[1]).toMatchObject({
      status: 'Registered',
      invoiceId: null,
      verificationDate: '2026-02-03',
      workOrderHelperUserId: -1,
      items: [{ productName: 'Akustiker', productType: 'Rate', workedHours: 8 }],
    });
    expectToLeadBack(invoiceDto.items, before.workOrders);

    const { invoiceId } = await staff.result(createFromProject, { params: project });
    const invoice = await staff.result(getInvoice, { params: { invoiceId } });
    const after = await staff.result(getInvoicedWorkOrders, { params: { invoiceId } });
    expect(invoice.items).toEqual(invoiceDto.items);
    expect(after.workOrders).toEqual(
      before.workOrders.map((one: CountedWorkOrder) => ({ ...one, status: 'Invoiced', invoiceId })),
    );
  });

  it('are none when there is nothing to invoice', async () => {
    const reply = await staff.call(getWorkOrdersToInvoice, { params: await makeProject(staff) });
    expect(reply).toMatchObject({ status: 409, json: { message: 'Det finns inget att fakturera' } });
  });

  it('may change once the invoice is credited, which its lines do not', async () => {
    const { invoiceId, workOrder } = await makeInvoice(staff, 'Posted', 2.5);
    const before = await staff.result(getInvoice, { params: { invoiceId } });
    const credit = await staff.result(createCreditInvoice, { params: { invoiceId } });
    const given = await staff.result(getWorkOrder, { params: workOrder });
    const items = given.items.map((item: any) => ({ ...item, workedHours: 40, invoiceableHours: 40 }));
    await staff.result(updateWorkOrder, { params: workOrder, body: { ...given, items } });

    const debit = await staff.result(getInvoice, { params: { invoiceId } });
    expect(debit.items).toEqual(before.items);
    const mirror = await staff.result(getInvoice, { params: credit });
    expect(mirror.items[0].sources).toEqual([{ ...debit.items[0].sources[0], quantity: -2.5 }]);
    for (const params of [{ invoiceId }, credit]) {
      const { workOrders } = await staff.result(getInvoicedWorkOrders, { params });
      expect(workOrders).toMatchObject([{ status: 'Registered', invoiceId: null, items: [{ workedHours: 40 }] }]);
    }
  });
});
