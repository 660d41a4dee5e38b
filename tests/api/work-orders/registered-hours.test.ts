import { beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryTemplate } from '../../../shared/contract/delivery-templates.ts';
import {
  createFromDeliveryTemplate,
  createWorkOrder,
  getWorkOrder,
  listWorkOrders,
  setWorkOrderStatusForList,
  updateWorkOrder,
} from '../../../shared/contract/work-orders.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { makeProduct, makeProject, makeWorkOrder, makeWorkOrders, unique } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { byTier, inAll } from '../../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);
let rate: any;

beforeAll(async () => {
  rate = await makeProduct(superAdmin);
});

const line = (workedHours: number | null, invoiceableHours: number | null, hoursEstimated = 26) => ({
  productId: rate.productId,
  hoursEstimated,
  workedHours,
  invoiceableHours,
});

const hoursOf = async (workOrderId: number) =>
  (await staff.result(getWorkOrder, { params: { workOrderId } })).items.map((item: any) => [
    item.workedHours,
    item.invoiceableHours,
  ]);

const four = () => [line(40, null), line(40, 0), line(40, 12.5), line(null, null)];
const kept = [
  [40, 40],
  [40, 0],
  [40, 12.5],
  [null, null],
];
const estimated = [...kept.slice(0, 3), [26, 26]];
const zero = [...kept.slice(0, 3), [0, 0]];

describe('a work order that becomes Registered', () => {
  it.each([
    ['keeps what has no hours at all as it is', {}, kept],
    ['takes its estimated hours where the person says so', { missingHours: 'estimated' }, estimated],
    ['takes zero hours where the person says so', { missingHours: 'zero' }, zero],
  ])('takes over worked hours where invoiceable ones are empty, and %s', async (_, answer, hours) => {
    const { projectId } = await makeProject(staff);
    const body = { verificationDate: dayOf(new Date()), workOrderOwnerUserId: null, items: four(), ...answer };
    const made = await staff.result(createWorkOrder, { body: { ...body, projectId, status: 'Registered' } });
    expect(await hoursOf(made.workOrderId)).toEqual(hours);

    const saved = await makeWorkOrder(staff, projectId, { items: four() });
    await staff.result(updateWorkOrder, { params: saved, body: { ...saved, ...answer, status: 'Registered' } });
    expect(await hoursOf(saved.workOrderId)).toEqual(hours);

    const inList = await makeWorkOrder(staff, projectId, { items: four() });
    const list = { workOrderIds: [inList.workOrderId], newStatus: 'Registered', ...answer };
    await staff.result(setWorkOrderStatusForList, { body: list });
    expect(await hoursOf(inList.workOrderId)).toEqual(hours);
  });

  it('takes them over whenever it is saved as Registered', async () => {
    const { projectId } = await makeProject(staff);
    const saved = await makeWorkOrder(staff, projectId, { status: 'Registered', items: [line(3, 3)] });
    const items = [{ ...saved.items[0], workedHours: 5, invoiceableHours: null }];
    const answer = await staff.result(updateWorkOrder, { params: saved, body: { ...saved, items } });
    expect(answer.items[0]).toMatchObject({ workedHours: 5, invoiceableHours: 5 });
  });

  it('takes nothing over in another status', async () => {
    const { projectId } = await makeProject(staff);
    const { workOrderId } = await makeWorkOrder(staff, projectId, { status: 'Started', items: four() });
    await staff.result(setWorkOrderStatusForList, {
      body: { workOrderIds: [workOrderId], newStatus: 'Planned', missingHours: 'estimated' },
    });
    expect(await hoursOf(workOrderId)).toEqual(four().map((one) => [one.workedHours, one.invoiceableHours]));
  });

  it.runIf(inAll)('takes them over in a batch too, with the answer', async () => {
    const { projectId, projectCode } = await makeProject(staff);
    const workOrderIds = await makeWorkOrders(staff, projectId, 43, { items: [line(2, null, 1), line(null, null, 3)] });
    const body = { workOrderIds, newStatus: 'Registered', missingHours: 'estimated' };
    expect(await staff.result(setWorkOrderStatusForList, { body })).toMatchObject({ total: 43 });
    const { items } = await staff.result(listWorkOrders, { query: { projectCode, itemsPerPage: 0 } });
    expect(new Set(items.map((row: any) => `${row.status} ${row.hoursWorked} ${row.invoiceableHours}`))).toEqual(
      new Set(['Registered 5 5']),
    );
  });

  const answers: [object, unknown[]][] = [
    [{ missingHours: 'estimated' }, [7.5, 7.5]],
    [{}, [null, null]],
    [{ missingHours: 'zero' }, [0, 0]],
  ];
  it.each(answers.slice(0, byTier(1, 3)))(
    'from a delivery template has the hours that %j says',
    async (answer, hours) => {
      const { projectCode } = await makeProject(staff);
      const lines = [{ productId: rate.productId, hoursEstimated: 7.5 }];
      const counts = byTier([2], [2, 41]);
      for (const count of counts) {
        const items = Array.from({ length: count }, () => ({ invoiceNote: '', lines }));
        const template = await superAdmin.result(createDeliveryTemplate, { body: { name: unique('Mall'), items } });
        const { deliveryTemplateId } = template;
        await staff.result(createFromDeliveryTemplate, {
          body: { projectCode, deliveryTemplateId, status: 'Registered', ...answer },
        });
      }
      const query = { projectCode, itemsPerPage: 0, orderByColumn: 'workOrderId' };
      const { items: made } = await staff.result(listWorkOrders, { query });
      expect(made).toHaveLength(counts.reduce((sum, count) => sum + count));
      expect(new Set(made.map((row: any) => row.invoiceableHours))).toEqual(new Set([hours[1] ?? 0]));
      expect(await hoursOf(made[0].workOrderId)).toEqual([hours]);
      expect(await hoursOf(made.at(-1).workOrderId)).toEqual([hours]);
    },
  );

  it('is marked in the list while its hours are missing', async () => {
    const { projectId, projectCode } = await makeProject(staff);
    for (const items of [[line(null, null)], [line(0, null)], [line(null, 0)], []]) {
      await makeWorkOrder(staff, projectId, { items });
    }
    const query = { projectCode, orderByColumn: 'workOrderId' };
    const { items } = await staff.result(listWorkOrders, { query });
    expect(items.map((row: any) => row.hoursMissing)).toEqual([true, false, false, false]);
  });

  it('refuses an invalid answer', async () => {
    const { projectId } = await makeProject(staff);
    const { workOrderId } = await makeWorkOrder(staff, projectId);
    const body = { workOrderIds: [workOrderId], newStatus: 'Registered', missingHours: 'gissa' };
    expect((await staff.call(setWorkOrderStatusForList, { body })).status).toBe(422);
  });
});
