import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { dynamodb } from '../../../functions/runtime/clients/dynamodb.ts';
import { environment } from '../../../functions/runtime/environment.ts';
import type { Key } from '../../../functions/stores/keys.ts';
import { nextNumber } from '../../../functions/stores/table.ts';
import { getWorkOrderBatch, listWorkOrders, setWorkOrderStatusForList } from '../../../shared/contract/work-orders.ts';
import type { Api } from '../../support/api.ts';
import { makeProject, makeWorkOrders } from '../../support/builders.ts';
import { useStack } from '../../support/invoices.ts';
import { invoke } from '../../support/invoke.ts';
import { logInAs } from '../../support/people.ts';

/** Items as they were stored before there was one store of tasks: literals, so that no newer code writes them. */

const past = '2026-11-20T10:00:00.000Z';
const due = { due: 'due', dueAt: past };

let staff: Api;

beforeAll(async () => {
  useStack();
  staff = await logInAs('Staff');
});

async function store(item: Key & Record<string, unknown>): Promise<void> {
  await dynamodb().send(new PutCommand({ TableName: environment.tableName(), Item: item }));
}

describe('what the version before left half done is finished once', () => {
  it('a batch', async () => {
    const { projectId, projectCode } = await makeProject(staff);
    const workOrderIds = await makeWorkOrders(staff, projectId, 50);
    const body = { workOrderIds: workOrderIds.slice(0, 40), newStatus: 'Registered' };
    await staff.result(setWorkOrderStatusForList, { body });
    const batchId = await nextNumber('batch');
    await store({
      pk: `BATCH#${batchId}`,
      sk: 'BATCH',
      userId: 1,
      task: { kind: 'set-status', workOrderIds, newStatus: 'Registered' },
      total: 50,
      done: 40,
      skipped: [],
      state: 'Pending',
      ...due,
    });
    await invoke('jobs/run-due-tasks');
    expect(await staff.result(getWorkOrderBatch, { params: { batchId } })).toEqual({
      batchId,
      state: 'Done',
      total: 50,
      done: 50,
      skipped: [],
    });
    const { items } = await staff.result(listWorkOrders, { query: { projectCode, itemsPerPage: 0 } });
    expect(items.map((row: any) => `${row.status} ${row.version}`)).toEqual(Array(50).fill('Registered 2'));
  });
});
