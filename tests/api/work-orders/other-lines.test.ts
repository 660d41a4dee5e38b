import { describe, expect, it } from 'vitest';
import { createFromProject, getInvoice, getInvoiceRemarks } from '../../../shared/contract/invoices.ts';
import { getProjectPrices, getProjectPriceList } from '../../../shared/contract/price-lists.ts';
import { updateProduct } from '../../../shared/contract/products.ts';
import { getSystemSettings, saveSystemSettings } from '../../../shared/contract/settings.ts';
import {
  createWorkOrder,
  getWorkOrder,
  listWorkOrders,
  updateWorkOrder,
} from '../../../shared/contract/work-orders.ts';
import { createDeliveryTemplate } from '../../../shared/contract/delivery-templates.ts';
import {
  makeInvoiceableProject,
  makeProduct,
  makeProject,
  makeWorkOrder,
  priceAllProducts,
} from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';

const [staff, superAdmin, developer] = await Promise.all([
  logInAs('Staff'),
  logInAs('SuperAdmin'),
  logInAs('Developer'),
]);

async function makeKinds() {
  const [expense, subconsultant, mileage] = await Promise.all([
    makeProduct(superAdmin, { productType: 'Expense', markUpPercent: 5, account: 3590 }),
    makeProduct(superAdmin, { productType: 'Subconsultant', markUpPercent: 10, account: 3041 }),
    makeProduct(superAdmin, { productType: 'Mileage', account: 3550 }),
  ]);
  await priceAllProducts(superAdmin, 5.5);
  return { expense, subconsultant, mileage };
}

const receipt = 'Kvitton/Kvitto 2026-11-23 1a2b3c4d.jpg';

describe('lines of expenses, mileage and subconsultants', () => {
  it('have their price from their cost and the product’s mark-up, or from the price list', async () => {
    const { expense, subconsultant, mileage } = await makeKinds();
    const project = await makeProject(staff);
    const made = await makeWorkOrder(staff, project.projectId, {
      status: 'Registered',
      items: [
        { productId: expense.productId, quantity: 1, purchasePrice: 1180.33, receipt, workedHours: 3 },
        { productId: subconsultant.productId, quantity: 4.5, purchasePrice: 940, receipt },
        { productId: mileage.productId, quantity: 84, purchasePrice: 12 },
      ],
    });
    expect(made.items).toMatchObject([
      { productType: 'Expense', unitPrice: 1239.35, markUpPercent: 5, receipt, workedHours: null },
      { productType: 'Subconsultant', unitPrice: 1034, markUpPercent: 10, receipt: '' },
      { productType: 'Mileage', unitPrice: 5.5, markUpPercent: 0, purchasePrice: null },
    ]);
    expect(made).toMatchObject({ value: 1239.35 + 4653 + 462, hoursWorked: 0, invoiceableHours: 0 });
    const query = { projectCode: project.projectCode };
    const { items } = await staff.result(listWorkOrders, { query });
    expect(items).toMatchObject([{ value: made.value, hoursWorked: 0 }]);
  });

  it('keep the mark-up that they were registered with', async () => {
    const { expense } = await makeKinds();
    const { projectId } = await makeProject(staff);
    const items = [{ productId: expense.productId, quantity: 1, purchasePrice: 100 }];
    const workOrder = await makeWorkOrder(staff, projectId, { items });
    await superAdmin.result(updateProduct, { params: expense, body: { ...expense, markUpPercent: 50 } });
    const body = { ...workOrder, items: [...workOrder.items, ...items] };
    const saved = await staff.result(updateWorkOrder, { params: workOrder, body });
    expect(saved.items.map(({ unitPrice }: any) => unitPrice)).toEqual([105, 150]);
  });

  it('have no place in price lists', async () => {
    const { expense, mileage } = await makeKinds();
    const { projectCode, projectId } = await makeProject(staff);
    const prices = await staff.result(getProjectPrices, { params: { code: projectCode } });
    const of = (productId: number) => prices.find((one: any) => one.productId === productId);
    expect(of(expense.productId)).toMatchObject({ unitPrice: null, source: null, markUpPercent: 5 });
    expect(of(mileage.productId)).toMatchObject({ unitPrice: 5.5, source: 'Default' });
    const { lines } = await superAdmin.result(getProjectPriceList, { params: { projectId } });
    expect(lines.map(({ productId }: any) => productId)).not.toContain(expense.productId);
    expect(lines.map(({ productId }: any) => productId)).toContain(mileage.productId);
  });

  it('are not taken into a delivery template while their price is unknown', async () => {
    const { expense } = await makeKinds();
    const items = [{ lines: [{ productId: expense.productId, quantity: 1 }] }];
    const reply = await superAdmin.call(createDeliveryTemplate, { body: { name: 'Mall', items } });
    expect(reply.json.errors).toMatchObject([{ field: 'items.0.lines.0.productId' }]);
  });

  it('are invoiced with their work, once their cost is known, and remarked on while a receipt is missing', async () => {
    const { expense, mileage } = await makeKinds();
    const { project } = await makeInvoiceableProject(staff, 2);
    const { workOrderId } = await makeWorkOrder(staff, project.projectId, {
      status: 'Registered',
      items: [
        { productId: expense.productId, quantity: 2 },
        { productId: mileage.productId, quantity: 10 },
      ],
    });
    const remarks = async () => (await staff.result(getInvoiceRemarks, { params: project })).remarks;
    expect(await remarks()).toContainEqual({ kind: 'no-cost', products: [expense.name], workOrderIds: [workOrderId] });
    expect((await staff.call(createFromProject, { params: project })).json.message).toContain('Pris saknas');

    const workOrder = await staff.result(getWorkOrder, { params: { workOrderId } });
    const [line, ...others] = workOrder.items;
    const save = (given: object) =>
      staff.result(updateWorkOrder, {
        params: { workOrderId },
        body: { ...workOrder, ...given },
      });
    const costed = { ...line, purchasePrice: 100 };
    const { version } = await save({ items: [costed, ...others] });
    expect(await remarks()).toContainEqual({ kind: 'no-receipt', count: 1, workOrderIds: [workOrderId] });
    await save({ version, items: [{ ...costed, receipt }, ...others] });
    expect((await remarks()).map(({ kind }: any) => kind)).not.toContain('no-receipt');

    const { invoiceId } = await staff.result(createFromProject, { params: project });
    const { items } = await staff.result(getInvoice, { params: { invoiceId } });
    expect(items).toMatchObject([
      { lineKind: 'Work' },
      { lineKind: 'Expense', invoiceItemGroupHeading: 'Omkostnader', unitPrice: 105, subTotal: 210, account: 3590 },
      { lineKind: 'Mileage', invoiceItemGroupHeading: 'Milersättning', unitPrice: 5.5, subTotal: 55, account: 3550 },
    ]);
    const invoiced = await staff.result(getWorkOrder, { params: { workOrderId } });
    expect(invoiced.items).toMatchObject([{ unitPrice: 105 }, { unitPrice: 5.5 }]);
  });

  it('refuse the path of a file that no project can have', async () => {
    const { expense } = await makeKinds();
    const { projectId } = await makeProject(staff);
    const items = [{ productId: expense.productId, quantity: 1, receipt: '../annat/kvitto.jpg' }];
    const body = { projectId, status: 'Planned', verificationDate: '2026-11-20', workOrderOwnerUserId: null, items };
    const reply = await staff.call(createWorkOrder, { body });
    expect(reply.json.errors).toMatchObject([{ field: 'items.0.receipt' }]);
  });
});

describe('the firm’s time step', () => {
  const set = async (timeStep: 0.25 | 0.5) => {
    const { secrets: _, ...settings } = await developer.result(getSystemSettings);
    await developer.result(saveSystemSettings, { body: { ...settings, timeStep } });
  };

  it('is half an hour unless the firm chooses quarters, and leaves what is registered as it is', async () => {
    const { project, rate } = await makeInvoiceableProject(staff);
    const items = (workedHours: number) => [{ productId: rate.productId, workedHours, invoiceableHours: 1 }];
    const body = {
      projectId: project.projectId,
      status: 'Planned',
      verificationDate: '2026-11-20',
      workOrderOwnerUserId: null,
    };
    const make = (hours: number) => staff.call(createWorkOrder, { body: { ...body, items: items(hours) } });
    expect((await make(1.25)).json.errors).toEqual([
      { field: 'items.0.workedHours', message: 'Ange hela eller halva.' },
    ]);
    await set(0.25);
    try {
      expect((await make(1.3)).json.errors).toEqual([
        { field: 'items.0.workedHours', message: 'Ange hela, halva eller kvarts.' },
      ]);
      const made = (await make(1.25)).json.result;
      expect(made).toMatchObject({ hoursWorked: 1.25 });
      await set(0.5);
      const save = (given: object) => staff.call(updateWorkOrder, { params: made, body: { ...made, ...given } });
      expect((await save({ invoiceNote: 'Mätning' })).status).toBe(200);
      const [line] = made.items;
      const other = [{ ...line, workedHours: 1.75 }];
      expect((await save({ version: made.version + 1, items: other })).json.errors).toEqual([
        { field: 'items.0.workedHours', message: 'Ange hela eller halva.' },
      ]);
    } finally {
      await set(0.5);
    }
  });
});
