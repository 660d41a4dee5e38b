import { performance } from 'node:perf_hooks';
import { buildAll, synthesize } from '../../infra/build/build-all.ts';
import { startLocalStack } from '../../infra/host/stack.ts';
import { getWorkOrderBatch, listWorkOrders, setWorkOrderStatusForList } from '../../shared/contract/work-orders.ts';
import { Api, newKey } from '../support/api.ts';
import { makeProject, makeWorkOrders } from '../support/builders.ts';
import { quantile, rounded } from './figures.ts';

export type BulkStatusFigures = {
  workOrders: number;
  /** From the request to the response, with the status of all changed. */
  medianMs: number;
  slowestMs: number;
  transactions: number;
  /** The caller's next list, with all of them changed. */
  listMs: number;
};

/** Changes the status of many work orders repeatedly. */
export async function benchBulkStatus(count = 500, rounds = 6): Promise<BulkStatusFigures> {
  await buildAll();
  await synthesize();
  const stack = await startLocalStack({ seed: 'empty', schedules: false });
  try {
    const { initials, pin } = stack.users.find(({ role }) => role === 'Staff')!;
    const api = await Api.logIn(stack.url, initials, pin);
    const { projectId, projectCode } = await makeProject(api);
    const workOrderIds = await makeWorkOrders(api, projectId, count);
    const times: number[] = [];
    const listTimes: number[] = [];
    let transactions = 0;
    for (let round = 0; round < rounds; round += 1) {
      const newStatus = round % 2 === 0 ? 'Registered' : 'Planned';
      const body = { workOrderIds, newStatus };
      const start = performance.now();
      const { batchId } = await api.result(setWorkOrderStatusForList, { body, idempotencyKey: newKey() });
      const answered = performance.now();
      const { items } = await api.result(listWorkOrders, { query: { projectCode, itemsPerPage: 0 } });
      listTimes.push(performance.now() - answered);
      times.push(answered - start);
      const { state } = await api.result(getWorkOrderBatch, { params: { batchId } });
      if (state !== 'Done' || items.some((row: any) => row.status !== newStatus))
        throw new Error('The batch is not done.');
      // Each step timestamps its changes with its start.
      transactions = 1 + new Set(items.map((row: any) => row.statusDate)).size;
    }
    return {
      workOrders: count,
      medianMs: quantile(times, 0.5),
      slowestMs: quantile(times, 1),
      transactions,
      listMs: quantile(listTimes, 0.5),
    };
  } finally {
    await stack.close();
  }
}

export function printBulkStatus(figures: BulkStatusFigures): void {
  console.log('\nThe status of many work orders at once');
  console.table(rounded(figures));
}
