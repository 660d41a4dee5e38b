import { describe, expect, it } from 'vitest';
import { createFromProject } from '../../../shared/contract/invoices.ts';
import {
  deleteWorkOrder,
  getWorkOrder,
  getWorkOrderBatch,
  listWorkOrders,
  setWorkOrderStatusForList,
} from '../../../shared/contract/work-orders.ts';
import { newKey } from '../../support/api.ts';
import { makeInvoiceableProject, makeProject, makeWorkOrder, makeWorkOrders } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { inAll } from '../../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

const set = (workOrderIds: number[], newStatus: string, idempotencyKey?: string) =>
  staff.call(setWorkOrderStatusForList, {
    body: { workOrderIds, newStatus },
    ...(idempotencyKey && { idempotencyKey }),
  });

const statusesOf = async (projectCode: string): Promise<string[]> => {
  const { items } = await staff.result(listWorkOrders, { query: { projectCode, itemsPerPage: 0 } });
  return [...new Set<string>(items.map((row: { status: string }) => row.status))];
};

describe('the status of several work orders', () => {
  it('is set for all of them, and its date where it is another', async () => {
    const { projectId, projectCode } = await makeProject(staff);
    const [planned, started] = await Promise.all([
      makeWorkOrder(staff, projectId),
      makeWorkOrder(staff, projectId, { status: 'Started' }),
    ]);
    const reply = await set([planned.workOrderId, started.workOrderId], 'Planned');
    expect(reply.json.result).toEqual({
      total: 2,
      batchId: null,
      changed: [{ id: started.workOrderId, version: 2 }],
    });
    expect(await statusesOf(projectCode)).toEqual(['Planned']);
    const now = await Promise.all([planned, started].map((params) => staff.result(getWorkOrder, { params })));
    expect(now.map(({ version }) => version)).toEqual([1, 2]);
    expect(now[0].statusDate).toBe(planned.statusDate);
    expect(now[1].statusDate > started.statusDate).toBe(true);
  });

  it.each(['Started', 'Invoiced', 'Cancelled', 'Nothing'])('is not set to %s', async (status) => {
    const { workOrderId } = await makeWorkOrder(staff, (await makeProject(staff)).projectId);
    const reply = await set([workOrderId], status);
    expect(reply).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'newStatus', message: 'Välj Offererad, Planerad eller Registrerad.' }] },
    });
  });

  it('is set for none when one is invoiced, and says which', async () => {
    const { project, workOrder } = await makeInvoiceableProject(staff);
    const other = await makeWorkOrder(staff, project.projectId);
    await staff.result(createFromProject, { params: project });
    const reply = await set([other.workOrderId, workOrder.workOrderId], 'Quoted');
    expect(reply).toMatchObject({
      status: 409,
      json: { message: `Insats ${workOrder.workOrderId} är fakturerad och kan inte ändras. Inget är ändrat.` },
    });
    expect((await staff.result(getWorkOrder, { params: other })).status).toBe('Planned');
  });

  it('names all that are deleted', async () => {
    const { projectId } = await makeProject(staff);
    const ids = await makeWorkOrders(staff, projectId, 2);
    for (const workOrderId of ids) await superAdmin.result(deleteWorkOrder, { params: { workOrderId } });
    const sorted = ids.toSorted((a, b) => a - b);
    const { status, json } = await set(sorted, 'Quoted');
    expect([status, json.message]).toEqual([
      404,
      expect.stringContaining(`Insatserna ${sorted.join(' och ')} finns inte längre.`),
    ]);
  });

  it('is set for none when one is deleted, and says which', async () => {
    const { projectId } = await makeProject(staff);
    const [one, other] = await Promise.all([makeWorkOrder(staff, projectId), makeWorkOrder(staff, projectId)]);
    await superAdmin.result(deleteWorkOrder, { params: one });
    const reply = await set([one.workOrderId, other.workOrderId], 'Quoted');
    expect(reply.status).toBe(404);
    expect(reply.json.message).toContain(`Insats ${one.workOrderId} finns inte längre.`);
    expect((await staff.result(getWorkOrder, { params: other })).version).toBe(1);
  });

  it.runIf(inAll)('is set for five hundred in a batch, which the caller’s next list shows completely', async () => {
    const { projectId, projectCode } = await makeProject(staff);
    const ids = await makeWorkOrders(staff, projectId, 500);
    const idempotencyKey = newKey();
    const { batchId, total } = (await set(ids, 'Registered', idempotencyKey)).json.result;
    expect(total).toBe(500);
    expect(await statusesOf(projectCode)).toEqual(['Registered']);
    expect(await staff.result(getWorkOrderBatch, { params: { batchId } })).toMatchObject({
      batchId,
      state: 'Done',
      total: 500,
      done: 500,
      skipped: [],
    });
    const again = await set(ids, 'Registered', idempotencyKey);
    expect(again.json.result.batchId).toBe(batchId);
  });

  it.runIf(inAll)('is the same in all of them when two callers set it concurrently', async () => {
    const { projectId, projectCode } = await makeProject(staff);
    const ids = await makeWorkOrders(staff, projectId, 30);
    const replies = await Promise.all([set(ids, 'Registered'), set(ids, 'Quoted')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await statusesOf(projectCode)).toHaveLength(1);
  });
});
