import { beforeAll, describe, expect, it } from 'vitest';
import { createFromProject } from '../../../shared/contract/invoices.ts';
import { getWorkOrder, updateWorkOrder } from '../../../shared/contract/work-orders.ts';
import { type WorkOrderStatus, workOrderStatuses } from '../../../shared/codes/work-orders.ts';
import type { Api } from '../../support/api.ts';
import { makeInvoiceableProject, makeProject, makeWorkOrder, makeWorkOrders } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { byTier } from '../../support/tier.ts';
import { type Role, roles } from '../../../shared/codes/roles.ts';

/** The status of a save: 200 saved, 422 a status that cannot be chosen, 409 invoiced. The same for every role. */
const answers: Record<WorkOrderStatus, Record<WorkOrderStatus, number>> = {
  Quoted: { Quoted: 200, Planned: 200, Started: 200, Registered: 200, Invoiced: 422, Cancelled: 200 },
  Planned: { Quoted: 200, Planned: 200, Started: 200, Registered: 200, Invoiced: 422, Cancelled: 200 },
  Started: { Quoted: 200, Planned: 200, Started: 200, Registered: 200, Invoiced: 422, Cancelled: 200 },
  Registered: { Quoted: 200, Planned: 200, Started: 200, Registered: 200, Invoiced: 422, Cancelled: 200 },
  Invoiced: { Quoted: 409, Planned: 409, Started: 409, Registered: 409, Invoiced: 422, Cancelled: 409 },
  Cancelled: { Quoted: 200, Planned: 200, Started: 200, Registered: 200, Invoiced: 422, Cancelled: 200 },
};

const some = byTier<readonly Role[]>(roles.slice(0, 1), roles);
const each = some.length * workOrderStatuses.length;
const people = {} as Record<Role, Api>;
const waiting = {} as Record<WorkOrderStatus, number[]>;

beforeAll(async () => {
  for (const role of roles) people[role] = await logInAs(role);
  const { projectId } = await makeProject(people.Staff);
  for (const status of workOrderStatuses) {
    if (status !== 'Invoiced') waiting[status] = await makeWorkOrders(people.Staff, projectId, each, { status });
  }
  const { project, rate, workOrder } = await makeInvoiceableProject(people.Staff);
  const items = [{ productId: rate.productId, workedHours: 1, invoiceableHours: 1 }];
  const others = await makeWorkOrders(people.Staff, project.projectId, each - 1, { status: 'Registered', items });
  await people.Staff.result(createFromProject, { params: project });
  waiting.Invoiced = [workOrder.workOrderId, ...others];
});

describe.each(some)('%s', (role) => {
  describe.each(workOrderStatuses)('saves one that is %s', (from) => {
    it.each(workOrderStatuses)('as %s as the table says', async (to) => {
      const workOrderId = waiting[from].pop()!;
      const before = await people[role].result(getWorkOrder, { params: { workOrderId } });
      expect(before.status).toBe(from);
      const reply = await people[role].call(updateWorkOrder, {
        params: { workOrderId },
        body: { ...before, status: to },
      });
      const expected = answers[from][to];
      expect(reply.status, JSON.stringify(reply.json)).toBe(expected);
      const after = await people[role].result(getWorkOrder, { params: { workOrderId } });
      expect(after.status).toBe(expected === 200 ? to : from);
      const isMoved = expected === 200 && from !== to;
      expect(after.statusDate > before.statusDate).toBe(isMoved);
    });
  });
});

it('a work order is made in each status but Invoiced', async () => {
  const { projectId } = await makeProject(people.Staff);
  for (const status of workOrderStatuses.filter((one) => one !== 'Invoiced')) {
    expect(await makeWorkOrder(people.Staff, projectId, { status })).toMatchObject({ status });
  }
  await expect(makeWorkOrder(people.Staff, projectId, { status: 'Invoiced' })).rejects.toThrow('422');
});
