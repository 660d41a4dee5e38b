import { getWorkOrderBatch, listWorkOrders, setWorkOrderStatusForList } from '../../shared/contract/work-orders.ts';
import { newKey } from '../support/api.ts';
import { makeProject, makeWorkOrders } from '../support/builders.ts';
import { median, onStack, print, quantile } from './runner.ts';
import { timed } from './timed.ts';

/** Changes the status of many work orders repeatedly, and reads the list that shows it. */
export const benchBulkStatus = (count = 500, rounds = 6) =>
  onStack({ seed: 'empty' }, async ({ logIn }) => {
    const api = await logIn('Staff');
    const { projectId, projectCode } = await makeProject(api);
    const workOrderIds = await makeWorkOrders(api, projectId, count);
    const times: number[] = [];
    const listTimes: number[] = [];
    let transactions = 0;
    for (let round = 0; round < rounds; round += 1) {
      const newStatus = round % 2 === 0 ? 'Registered' : 'Planned';
      const body = { workOrderIds, newStatus };
      const set = await timed(() => api.result(setWorkOrderStatusForList, { body, idempotencyKey: newKey() }));
      const list = await timed(() => api.result(listWorkOrders, { query: { projectCode, itemsPerPage: 0 } }));
      times.push(set.ms);
      listTimes.push(list.ms);
      const { items } = list.result;
      const { state } = await api.result(getWorkOrderBatch, { params: { batchId: set.result.batchId } });
      if (state !== 'Done' || items.some((row: any) => row.status !== newStatus))
        throw new Error('The batch is not done.');
      // Each step timestamps its changes with its start.
      transactions = 1 + new Set(items.map((row: any) => row.statusDate)).size;
    }
    print('The status of many work orders at once', {
      workOrders: count,
      medianMs: median(times),
      slowestMs: quantile(times, 1),
      transactions,
      listMs: median(listTimes),
    });
  });
