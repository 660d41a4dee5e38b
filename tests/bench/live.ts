import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { WebSocket } from 'ws';
import { createHubTicket, hubMessageSchema } from '../../shared/contract/hub.ts';
import { listWorkOrders, updateWorkOrder } from '../../shared/contract/work-orders.ts';
import { makeProject, makeWorkOrder } from '../support/builders.ts';
import { onStack, print, spread } from './runner.ts';

/** One user saves a work order repeatedly while another has the project's list open. */
export const benchLive = (saves = 200) =>
  onStack({ seed: 'demo' }, async ({ hubUrl, logIn }) => {
    const [writer, reader] = [await logIn('SuperAdmin'), await logIn('Staff')];
    const { projectId, projectCode } = await makeProject(writer);
    let workOrder = await makeWorkOrder(writer, projectId);
    const { ticket } = await reader.result(createHubTicket);
    const socket = new WebSocket(`${hubUrl}?ticket=${ticket}`);
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
    // From the save's response to the hub message at the other client, and to that client's list with the change.
    print('A change, until somebody else’s open list shows it', [
      { from: 'save to RecordsChanged', saves, ...spread(heard) },
      { from: 'save to the list with it', saves, ...spread(shown) },
    ]);
  });

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
