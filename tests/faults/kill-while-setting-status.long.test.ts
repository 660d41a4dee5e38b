import { expect, it } from 'vitest';
import {
  getWorkOrder,
  getWorkOrderBatch,
  listWorkOrders,
  setWorkOrderStatusForList,
} from '../../shared/contract/work-orders.ts';
import { type Api, newKey } from '../support/api.ts';
import { makeProject, makeWorkOrders } from '../support/builders.ts';
import { hostOfFile } from '../support/host-of-file.ts';

const count = 600;

const host = hostOfFile();

const startAndLogIn = async () => (await host.start())('Staff');

it('a change of status gives hundreds of work orders their status, each once, though the host is killed meanwhile', async () => {
  let staff = await startAndLogIn();
  const { projectId, projectCode } = await makeProject(staff);
  const workOrderIds = await makeWorkOrders(staff, projectId, count);
  const idempotencyKey = newKey();
  const ask = () =>
    staff.call(setWorkOrderStatusForList, { body: { workOrderIds, newStatus: 'Registered' }, idempotencyKey });

  const asking = ask().catch(() => null);
  await firstRegistered(staff, projectCode);
  await host.kill();
  await asking;

  staff = await startAndLogIn();
  const { batchId } = (await ask()).json.result;
  await expect
    .poll(() => staff.result(getWorkOrderBatch, { params: { batchId } }), { interval: 1_000 })
    .toMatchObject({ state: 'Done', total: count, done: count, skipped: [] });
  const { items } = await staff.result(listWorkOrders, { query: { projectCode, itemsPerPage: 0 } });
  expect(items).toHaveLength(count);
  expect(new Set(items.map((row: any) => `${row.status} ${row.version}`))).toEqual(new Set(['Registered 2']));
  expect((await staff.result(getWorkOrder, { params: { workOrderId: workOrderIds[0]! } })).status).toBe('Registered');
});

/** Waits until some of them are set, or all. */
async function firstRegistered(api: Api, projectCode: string): Promise<void> {
  const query = { projectCode, status: 'Registered', itemsPerPage: 1 };
  await expect
    .poll(async () => (await api.result(listWorkOrders, { query })).meta.totalItems, { interval: 5 })
    .toBeGreaterThan(0);
}
