import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { WebSocket } from 'ws';
import { buildAll, synthesize } from '../../infra/build/build-all.ts';
import { type LocalStack, startLocalStack } from '../../infra/host/stack.ts';
import { createHubTicket, hubMessageSchema } from '../../shared/contract/hub.ts';
import { listWorkOrders, updateWorkOrder } from '../../shared/contract/work-orders.ts';
import { Api } from '../support/api.ts';
import { makeProject, makeWorkOrder } from '../support/builders.ts';
import { rounded, spread } from './figures.ts';

export type LiveFigures = {
  /** From the save's response to the hub message at the other client, and to that client's list with the change. */
  from: string;
  saves: number;
  medianMs: number;
  p95Ms: number;
  slowestMs: number;
};

/** One user saves a work order repeatedly while another has the project's list open. */
export async function benchLive(saves = 200): Promise<LiveFigures[]> {
  await buildAll();
  await synthesize();
  const stack = await startLocalStack({ seed: 'demo', schedules: false });
  try {
    const [writer, reader] = [await logIn(stack, 'SuperAdmin'), await logIn(stack, 'Staff')];
    const { projectId, projectCode } = await makeProject(writer);
    let workOrder = await makeWorkOrder(writer, projectId);
    const { ticket } = await reader.result(createHubTicket);
    const socket = new WebSocket(`${stack.hubUrl}?ticket=${ticket}`);
    await once(socket, 'open');
    const heard: number[] = [];
    const shown: number[] = [];
    // The first save is a warm-up: it waits until the stream has processed the demo data.
    for (let save = 0; save <= saves; save += 1) {
      const params = { workOrderId: workOrder.workOrderId };
      const reported = changeOf(socket, workOrder.workOrderId);
      workOrder = await writer.result(updateWorkOrder, {
        params,
        body: { ...workOrder, invoiceNote: `Mätning ${save}` },
      });
      const answered = performance.now();
      const { at, changedAt } = await reported;
      if (save > 0) heard.push(at - answered);
      const query = { projectCode };
      const { items } = await reader.result(listWorkOrders, { query, headers: { 'x-changed-at': changedAt } });
      if (save > 0) shown.push(performance.now() - answered);
      if (items[0].version !== workOrder.version) throw new Error('The list does not show what was saved.');
    }
    socket.terminate();
    return [
      { from: 'save to RecordsChanged', saves, ...spread(heard) },
      { from: 'save to the list with it', saves, ...spread(shown) },
    ];
  } finally {
    await stack.close();
  }
}

function logIn(stack: LocalStack, role: string): Promise<Api> {
  const { initials, pin } = stack.users.find((user) => user.role === role)!;
  return Api.logIn(stack.url, initials, pin);
}

/** Resolves on the next message about the work order, with its time and change. */
function changeOf(socket: WebSocket, workOrderId: number): Promise<{ at: number; changedAt: string }> {
  const { promise, resolve } = Promise.withResolvers<{ at: number; changedAt: string }>();
  socket.on('message', function hear(data: Buffer) {
    const message = hubMessageSchema.parse(JSON.parse(data.toString()));
    if (message.type !== 'RecordsChanged') return;
    const { changes, changedAt } = message.payload;
    if (!changes.some(({ kind, ids }) => kind === 'work-order' && ids.includes(workOrderId))) return;
    socket.off('message', hear);
    resolve({ at: performance.now(), changedAt: changedAt! });
  });
  return promise;
}

export function printLive(figures: LiveFigures[]): void {
  console.log('\nA change, until somebody else’s open list shows it');
  console.table(figures.map(rounded));
}
