import { describe, expect, it } from 'vitest';
import { createDeliveryTemplate, deleteDeliveryTemplate } from '../../../shared/contract/delivery-templates.ts';
import { getLogOfProject } from '../../../shared/contract/project-logs.ts';
import {
  createFromDeliveryTemplate,
  getWorkOrder,
  getWorkOrderBatch,
  listWorkOrders,
} from '../../../shared/contract/work-orders.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { newKey } from '../../support/api.ts';
import { makeProduct, makeProject, unique } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { inAll } from '../../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

async function makeTemplate(count: number) {
  const [rate, rent] = await Promise.all([makeProduct(superAdmin), makeProduct(superAdmin, { productType: 'Rent' })]);
  const items = Array.from({ length: count }, (_, index) => ({
    invoiceNote: `Moment ${index + 1}`,
    invoiceable: index % 2 === 0,
    lines: [
      { productId: rate.productId, hoursEstimated: 7.5 },
      { productId: rent.productId, quantity: 2 },
    ],
  }));
  const template = await superAdmin.result(createDeliveryTemplate, { body: { name: unique('Mall'), items } });
  return { template, rate, rent };
}

const create = (projectCode: string, deliveryTemplateId: number, status = 'Planned', idempotencyKey = newKey()) =>
  staff.call(createFromDeliveryTemplate, { body: { projectCode, deliveryTemplateId, status }, idempotencyKey });

const workOrdersOf = async (projectCode: string) =>
  (await staff.result(listWorkOrders, { query: { projectCode, itemsPerPage: 0, orderByColumn: 'workOrderId' } })).items;

describe('a delivery from a template', () => {
  it.each(['Quoted', 'Planned', 'Registered'])('is made as %s of each of its items', async (status) => {
    const [{ projectCode, projectId }, { template, rate, rent }] = await Promise.all([
      makeProject(staff),
      makeTemplate(3),
    ]);
    const reply = await create(projectCode, template.deliveryTemplateId, status);
    expect(reply.json.result).toEqual({ total: 3, batchId: null, changed: [] });
    const made = await workOrdersOf(projectCode);
    expect(made.map((row: any) => [row.invoiceNote, row.status, row.invoiceable])).toEqual([
      ['Moment 1', status, true],
      ['Moment 2', status, false],
      ['Moment 3', status, true],
    ]);
    const first = await staff.result(getWorkOrder, { params: made[0] });
    expect(first).toMatchObject({
      verificationDate: dayOf(new Date()),
      workOrderOwnerInitials: 'AL',
      workOrderHelperUserId: null,
      items: [
        { productId: rate.productId, hoursEstimated: 7.5, workedHours: null, invoiceableHours: null, quantity: 0 },
        { productId: rent.productId, hoursEstimated: 0, quantity: 2 },
      ],
    });
    const [latest] = await staff.result(getLogOfProject, { params: { projectId } });
    expect(latest.message).toBe(`Leveransen ”${template.name}” skapades: 3 insatser.`);
  });

  it.runIf(inAll)('is created once per idempotency key, with more items than fit in a transaction', async () => {
    const [{ projectCode }, { template }] = await Promise.all([makeProject(staff), makeTemplate(90)]);
    const key = newKey();
    const [first, again] = [
      await create(projectCode, template.deliveryTemplateId, 'Quoted', key),
      await create(projectCode, template.deliveryTemplateId, 'Quoted', key),
    ];
    expect(again.json).toEqual(first.json);
    const { batchId } = first.json.result;
    expect(await staff.result(getWorkOrderBatch, { params: { batchId } })).toMatchObject({
      state: 'Done',
      total: 90,
      done: 90,
    });
    const made = await workOrdersOf(projectCode);
    expect(made.map((row: any) => row.invoiceNote)).toEqual(Array.from({ length: 90 }, (_, n) => `Moment ${n + 1}`));
  });

  it.each(['Started', 'Invoiced', 'Cancelled'])('is not made as %s', async (status) => {
    const [{ projectCode }, { template }] = await Promise.all([makeProject(staff), makeTemplate(1)]);
    expect((await create(projectCode, template.deliveryTemplateId, status)).status).toBe(422);
    expect(await workOrdersOf(projectCode)).toEqual([]);
  });

  it('needs an existing project and template', async () => {
    const [{ projectCode }, { template }] = await Promise.all([makeProject(staff), makeTemplate(1)]);
    expect((await create('99-9999', template.deliveryTemplateId)).status).toBe(404);
    await superAdmin.result(deleteDeliveryTemplate, { params: template });
    expect((await create(projectCode, template.deliveryTemplateId)).status).toBe(404);
  });
});
