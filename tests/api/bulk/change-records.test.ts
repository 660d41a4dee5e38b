import { describe, expect, it } from 'vitest';
import { type BulkChange, changeRecords, getBulkChange } from '../../../shared/contract/bulk.ts';
import { getCustomer } from '../../../shared/contract/customers.ts';
import { getHistory } from '../../../shared/contract/history.ts';
import { getLogOfProject } from '../../../shared/contract/project-logs.ts';
import { getProject } from '../../../shared/contract/projects.ts';
import { getAllUsers } from '../../../shared/contract/users.ts';
import { getWorkOrder, listWorkOrders } from '../../../shared/contract/work-orders.ts';
import { type Api, newKey } from '../../support/api.ts';
import { makeCustomer, makeInvoiceableProject, makeProject, makeTag, makeWorkOrders } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { createFromProject } from '../../../shared/contract/invoices.ts';
import { inAll } from '../../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

/** Changes the records and waits until it is done. */
async function change(api: Api, ids: number[], what: BulkChange, idempotencyKey = newKey()) {
  const { batchId, total } = await api.result(changeRecords, { body: { change: what, ids }, idempotencyKey });
  const read = () => api.result(getBulkChange, { params: { batchId } });
  await expect.poll(async () => (await read()).state).toBe('Done');
  const { done, refused } = await read();
  expect(done).toBe(total);
  return { batchId, total, refused };
}

describe('a change of several records', () => {
  it('deletes those that may be deleted and says why the others stay', async () => {
    const [free, alsoFree] = await Promise.all([makeCustomer(staff), makeCustomer(staff)]);
    const { customerId: used } = await makeProject(staff);
    const gone = 999_999_999;
    const ids = [free.customerId, used, gone, alsoFree.customerId, free.customerId];
    const { total, refused } = await change(superAdmin, ids, { what: 'delete', kind: 'customer' });
    expect(total).toBe(4);
    expect(refused.toSorted((a: { id: number }, b: { id: number }) => a.id - b.id)).toEqual([
      { id: used, reason: 'Kunden har projekt och kan inte tas bort.' },
      { id: gone, reason: 'Finns inte längre.' },
    ]);
    const statusOf = async (customerId: number) => (await staff.call(getCustomer, { params: { customerId } })).status;
    expect(await Promise.all([free.customerId, alsoFree.customerId, used].map(statusOf))).toEqual([404, 404, 200]);
  });

  it('needs the role of the call that changes one', async () => {
    const { customerId } = await makeCustomer(staff);
    const body = { change: { what: 'delete', kind: 'customer' } as const, ids: [customerId] };
    expect((await staff.call(changeRecords, { body })).status).toBe(403);
    expect((await staff.call(getCustomer, { params: { customerId } })).status).toBe(200);
  });

  it('gives projects an owner and tags, in history and log as when one is changed', async () => {
    const [one, other] = await Promise.all([makeProject(staff), makeProject(staff)]);
    const [kept, added] = await Promise.all([makeTag(superAdmin), makeTag(superAdmin)]);
    const ids = [one.projectId, other.projectId];
    await change(staff, [one.projectId], { what: 'project-tags', add: [kept.tagId], remove: [] });
    await change(staff, ids, { what: 'project-tags', add: [added.tagId], remove: [] });
    const users = await staff.result(getAllUsers);
    const owner = users.find(({ userId }: { userId: number }) => userId !== one.projectOwnerUserId);
    expect((await change(staff, ids, { what: 'project-owner', userId: owner.userId })).refused).toEqual([]);
    const read = (projectId: number) => staff.result(getProject, { params: { projectId } });
    const [first, second] = await Promise.all(ids.map(read));
    expect(first.tags.map(({ tagId }: { tagId: number }) => tagId)).toEqual([kept.tagId, added.tagId]);
    expect(second.tags).toMatchObject([{ tagId: added.tagId }]);
    expect([first, second].map((project) => project.projectOwnerUserInitials)).toEqual([
      owner.initials,
      owner.initials,
    ]);
    const log = await staff.result(getLogOfProject, { params: { projectId: one.projectId } });
    expect(JSON.stringify(log)).toContain(owner.initials);
    const history = await staff.result(getHistory, { params: { kind: 'project', id: one.projectId } });
    expect(JSON.stringify(history)).toContain(owner.initials);
    await change(staff, ids, { what: 'project-tags', add: [], remove: [added.tagId] });
    expect((await read(other.projectId)).tags).toEqual([]);
    const unknown = await change(staff, ids, { what: 'project-reviewer', userId: 999_999 });
    expect(unknown.refused).toHaveLength(2);
  });

  it.runIf(inAll)(
    'gives more work orders than a transaction holds a date and an owner, except invoiced ones, once',
    async () => {
      const { project, workOrder } = await makeInvoiceableProject(staff);
      await staff.result(createFromProject, { params: { projectId: project.projectId }, idempotencyKey: newKey() });
      const ids = await makeWorkOrders(staff, project.projectId, 43);
      const key = newKey();
      const all = [...ids, workOrder.workOrderId];
      const { refused } = await change(staff, all, { what: 'work-order-date', day: '2026-10-05' }, key);
      expect(refused).toEqual([{ id: workOrder.workOrderId, reason: 'Insatsen är fakturerad och kan inte ändras.' }]);
      await change(staff, all, { what: 'work-order-date', day: '2026-10-05' }, key);
      await change(staff, ids, { what: 'work-order-owner', userId: null });
      const query = { projectCode: project.projectCode, itemsPerPage: 0, dateFrom: '2026-10-05', dateTo: '2026-10-05' };
      expect((await staff.result(listWorkOrders, { query })).items).toHaveLength(43);
      const changed = await staff.result(getWorkOrder, { params: { workOrderId: ids[0]! } });
      expect(changed).toMatchObject({ verificationDate: '2026-10-05', workOrderOwnerUserId: null });
      expect((await change(superAdmin, ids, { what: 'delete', kind: 'work-order' })).refused).toEqual([]);
      expect((await staff.result(listWorkOrders, { query })).items).toEqual([]);
    },
  );

  it('is shown to nobody but its caller', async () => {
    const { customerId } = await makeCustomer(staff);
    const { batchId } = await change(superAdmin, [customerId], { what: 'delete', kind: 'customer' });
    expect((await staff.call(getBulkChange, { params: { batchId } })).status).toBe(404);
  });

  it.each([
    [{ what: 'delete', kind: 'invoice' }, [1]],
    [{ what: 'work-order-date', day: '2026-02-30' }, [1]],
    [{ what: 'delete', kind: 'customer' }, []],
    [{ what: 'delete', kind: 'customer' }, Array.from({ length: 1001 }, (_, index) => index + 1)],
  ])('is refused: %j', async (wrong, ids) => {
    expect((await superAdmin.call(changeRecords, { body: { change: wrong, ids } })).status).toBe(422);
  });
});
