import { describe, expect, it } from 'vitest';
import { getProjectPrices } from '../../../shared/contract/price-lists.ts';
import {
  containsStatusStarted,
  createWorkOrder,
  deleteWorkOrder,
  getEmptyWorkOrder,
  getWorkOrder,
  listWorkOrders,
  updateWorkOrder,
} from '../../../shared/contract/work-orders.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { makeProject, makeWorkOrder } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

async function pricesOf(projectCode: string, query = {}) {
  const prices = await staff.result(getProjectPrices, { params: { code: projectCode }, query });
  const of = (productType: string) => prices.find((price: any) => price.productType === productType);
  return { rate: of('Rate'), rent: of('Rent') };
}

describe('a work order', () => {
  it('starts as planned, mine, invoiceable and dated today', async () => {
    const project = await makeProject(staff);
    const empty = await staff.result(getEmptyWorkOrder, { params: project });
    expect(empty).toMatchObject({
      status: 'Planned',
      invoiceable: true,
      verificationDate: dayOf(new Date()),
      projectCode: project.projectCode,
      workOrderHelperUserId: null,
      items: [],
    });
  });

  it('is worth its hours and quantities at the prices in force', async () => {
    const project = await makeProject(staff);
    const { rate, rent } = await pricesOf(project.projectCode);
    expect(rate).toMatchObject({ source: 'Default', sourceYear: Number(dayOf(new Date()).slice(0, 4)) });
    const items = [
      { productId: rate.productId, hoursEstimated: 4, workedHours: 3, invoiceableHours: 2.5 },
      { productId: rent.productId, quantity: 1.5 },
    ];
    const workOrder = await makeWorkOrder(staff, project.projectId, { status: 'Registered', items });
    const value = Math.round((2.5 * rate.unitPrice + 1.5 * rent.unitPrice) * 100) / 100;
    expect(workOrder).toMatchObject({ hoursEstimated: 4, hoursWorked: 3, invoiceableHours: 2.5, value });
    expect(workOrder.items).toMatchObject([{ unitPrice: rate.unitPrice, productType: 'Rate' }, { quantity: 1.5 }]);
    const page = await staff.result(listWorkOrders, { query: { projectCode: project.projectCode } });
    expect(page.items).toMatchObject([{ workOrderId: workOrder.workOrderId, value, hoursWorked: 3 }]);
  });

  it('counts as estimated until something is worked, and is worth nothing when it is not invoiceable', async () => {
    const project = await makeProject(staff);
    const { rate } = await pricesOf(project.projectCode);
    const items = [{ productId: rate.productId, hoursEstimated: 2 }];
    const planned = await makeWorkOrder(staff, project.projectId, { items });
    expect(planned.value).toBe(2 * rate.unitPrice);
    const free = await makeWorkOrder(staff, project.projectId, { items, invoiceable: false });
    expect(free.value).toBe(0);
    const page = await staff.result(listWorkOrders, {
      query: { projectCode: project.projectCode, orderByColumn: 'value', orderByDescending: true },
    });
    expect(page.items.map((row: any) => row.value)).toEqual([planned.value, 0]);
  });

  it('has the prices of the year of its date', async () => {
    const project = await makeProject(staff);
    const lastYear = Number(dayOf(new Date()).slice(0, 4)) - 1;
    const now = await pricesOf(project.projectCode);
    const then = await pricesOf(project.projectCode, { year: lastYear });
    expect(then.rate.unitPrice).toBeLessThan(now.rate.unitPrice);
    const workOrder = await makeWorkOrder(staff, project.projectId, {
      verificationDate: `${lastYear}-12-31`,
      items: [{ productId: then.rate.productId, hoursEstimated: 1 }],
    });
    expect(workOrder.items[0].unitPrice).toBe(then.rate.unitPrice);
  });

  it.each([0.25, -0.5, 1e9, '2', null])('refuses %j as a number of hours', async (hoursEstimated) => {
    const project = await makeProject(staff);
    const { rate } = await pricesOf(project.projectCode);
    const reply = await staff.call(createWorkOrder, {
      body: {
        projectId: project.projectId,
        status: 'Planned',
        verificationDate: dayOf(new Date()),
        workOrderOwnerUserId: null,
        items: [{ productId: rate.productId, hoursEstimated }],
      },
    });
    expect(reply.status).toBe(422);
    expect(reply.json.errors[0].field).toBe('items.0.hoursEstimated');
  });

  it('is never set to invoiced by hand', async () => {
    const project = await makeProject(staff);
    const workOrder = await makeWorkOrder(staff, project.projectId);
    const reply = await staff.call(updateWorkOrder, { params: workOrder, body: { ...workOrder, status: 'Invoiced' } });
    expect(reply.json.errors).toEqual([{ field: 'status', message: 'Välj en status.' }]);
  });

  it('changes its status date only with its status', async () => {
    const project = await makeProject(staff);
    const first = await makeWorkOrder(staff, project.projectId);
    const save = async (fields: object) => {
      const current = await staff.result(getWorkOrder, { params: first });
      return staff.result(updateWorkOrder, { params: first, body: { ...current, ...fields } });
    };
    expect(await staff.result(containsStatusStarted, { params: project })).toEqual({ containsStatusStarted: false });
    expect((await save({ invoiceNote: 'Ny text' })).statusDate).toBe(first.statusDate);
    expect((await save({ status: 'Started' })).statusDate > first.statusDate).toBe(true);
    expect(await staff.result(containsStatusStarted, { params: project })).toEqual({ containsStatusStarted: true });
  });

  it('is shared by owner or helper while it is open', async () => {
    const project = await makeProject(staff);
    const owned = { workOrderOwnerUserId: project.projectOwnerUserId };
    await makeWorkOrder(staff, project.projectId, { invoiceNote: 'delad', workOrderOwnerUserId: null });
    await makeWorkOrder(staff, project.projectId, { invoiceNote: 'hjälp', ...owned, workOrderHelperUserId: -1 });
    await makeWorkOrder(staff, project.projectId, { invoiceNote: 'egen', ...owned });
    await makeWorkOrder(staff, project.projectId, { invoiceNote: 'makulerad', status: 'Cancelled' });
    const page = await staff.result(listWorkOrders, {
      query: { projectCode: project.projectCode, onlySharable: true, orderByColumn: 'invoiceNote' },
    });
    expect(page.items.map((row: any) => row.invoiceNote)).toEqual(['delad', 'hjälp']);
  });

  it('can be deleted by SuperAdmin only', async () => {
    const project = await makeProject(staff);
    const workOrder = await makeWorkOrder(staff, project.projectId);
    expect((await staff.call(deleteWorkOrder, { params: workOrder })).status).toBe(403);
    expect((await superAdmin.call(deleteWorkOrder, { params: workOrder })).status).toBe(200);
    expect((await staff.call(getWorkOrder, { params: workOrder })).status).toBe(404);
  });
});
