import { once } from 'node:events';
import { describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { hubMessageSchema, createHubTicket } from '../../../shared/contract/hub.ts';
import { makeCustomer } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';

const connect = (ticket: string) => new WebSocket(`${inject('stack').hubUrl}?ticket=${ticket}`);

async function refusal(socket: WebSocket): Promise<number> {
  const [, answer] = await once(socket, 'unexpected-response');
  socket.on('error', () => {}).terminate();
  return answer.statusCode;
}

describe('the hub', () => {
  it('opens once for a ticket', async () => {
    const { ticket } = await (await logInAs('Staff')).result(createHubTicket);
    const socket = connect(ticket);
    await once(socket, 'open');
    expect(await refusal(connect(ticket))).toBe(401);
    socket.terminate();
  });

  it('stays shut for who has no ticket of ours', async () => {
    expect(await refusal(connect(''))).toBe(401);
    expect(await refusal(connect('x'.repeat(43)))).toBe(401);
  });

  it('tells which records somebody has changed', async () => {
    const staff = await logInAs('Staff');
    const { ticket } = await staff.result(createHubTicket);
    const socket = connect(ticket);
    const told: { kind: string; ids: number[] }[] = [];
    socket.on('message', (data: Buffer) => {
      told.push(...hubMessageSchema.parse(JSON.parse(data.toString())).payload.changes);
    });
    await once(socket, 'open');
    const { customerId } = await makeCustomer(await logInAs('SuperAdmin'));
    await expect
      .poll(() => told.some(({ kind, ids }) => kind === 'customer' && ids.includes(customerId)), { timeout: 10_000 })
      .toBe(true);
    socket.terminate();
  });
});
