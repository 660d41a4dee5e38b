import { once } from 'node:events';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { dynamodb } from '../../../functions/platform/dynamodb.ts';
import { environment } from '../../../functions/platform/environment.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { getItem } from '../../../functions/data/core/table.ts';
import { clockSkewMs } from '../../../shared/contract/headers.ts';
import { logOut } from '../../../shared/contract/auth.ts';
import { type HubMessage, hubMessageSchema, createHubTicket, getChanges } from '../../../shared/contract/hub.ts';
import { createProjectLog } from '../../../shared/contract/project-logs.ts';
import { getSystemSettings, saveSystemSettings } from '../../../shared/contract/settings.ts';
import { makeCustomer, makeProject, unique } from '../../support/builders.ts';
import { useStack } from '../../support/invoices.ts';
import type { Api } from '../../support/api.ts';
import { logInAs } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';

/** Without the name of a browser, the firewall would refuse it. */
const headers = { 'user-agent': 'Mozilla/5.0' };
const connect = (ticket: string, options = {}) =>
  new WebSocket(`${testStack().hubUrl}?ticket=${ticket}`, { headers, ...options });

async function refusal(socket: WebSocket): Promise<number> {
  const [, answer] = await once(socket, 'unexpected-response');
  socket.on('error', () => {}).terminate();
  return answer.statusCode;
}

/** The clock that timestamps a change may be behind the one that told this time. */
const justBefore = (at: string) => new Date(Date.parse(at) - clockSkewMs).toISOString();

describe('the hub', () => {
  it('opens once for a ticket', async () => {
    const { ticket } = await (await logInAs('Staff')).result(createHubTicket);
    const socket = connect(ticket);
    await once(socket, 'open');
    expect(await refusal(connect(ticket))).toBe(401);
    socket.terminate();
  });

  it('refuses connections without a valid ticket', async () => {
    expect(await refusal(connect(''))).toBe(401);
    expect(await refusal(connect('x'.repeat(43)))).toBe(401);
  });

  it('refuses a page of another site even with a valid ticket, and accepts our own', async () => {
    const { ticket } = await (await logInAs('Staff')).result(createHubTicket);
    for (const origin of ['https://annan.example', `${testStack().url}.annan.example`, 'null']) {
      expect(await refusal(connect(ticket, { origin })), origin).toBe(403);
    }
    const socket = connect(ticket, { origin: testStack().url });
    await once(socket, 'open');
    socket.terminate();
  });

  it('announces changed records', async () => {
    const staff = await logInAs('Staff');
    const { ticket } = await staff.result(createHubTicket);
    const socket = connect(ticket);
    const reported: Extract<HubMessage, { type: 'RecordsChanged' }>['payload'][] = [];
    socket.on('message', (data: Buffer) => {
      const message = hubMessageSchema.parse(JSON.parse(data.toString()));
      if (message.type === 'RecordsChanged') reported.push(message.payload);
    });
    const messageOf = (kind: string, id: number) =>
      reported.find(({ changes }) => changes.some((change) => change.kind === kind && change.ids.includes(id)));
    await once(socket, 'open');
    const { customerId } = await makeCustomer(await logInAs('SuperAdmin'));
    await expect.poll(() => messageOf('customer', customerId)).toMatchObject({ changedAt: expect.any(String) });

    // No list shows project logs, so the message has no changedAt to wait for.
    const { projectId } = await makeProject(staff);
    await expect.poll(() => messageOf('project', projectId)).toBeDefined();
    const body = { projectId, message: 'Mätt i dag' };
    const { projectLogId } = await staff.result(createProjectLog, { body });
    await expect.poll(() => messageOf('project-log', projectLogId)).toBeDefined();
    expect(messageOf('project-log', projectLogId)).not.toHaveProperty('changedAt');
    socket.terminate();
  });

  it('lists changes since an instant, and says when there are too many', async () => {
    const staff = await logInAs('Staff');
    const at = justBefore((await staff.result(createHubTicket)).at);
    const { customerId } = await makeCustomer(await logInAs('SuperAdmin'));
    const changed = async (since: string) => staff.result(getChanges, { query: { since } });
    const isNamed = async () => {
      const { changes, isAll } = await changed(at);
      const reported = changes.find(({ kind }: { kind: string }) => kind === 'customer');
      return !isAll && reported !== undefined && reported.ids.includes(customerId) && reported.changedAt > at;
    };
    await expect.poll(isNamed).toBe(true);
    expect(await changed('2020-01-01T00:00:00.000Z')).toMatchObject({ changes: [], isAll: true });
  });

  it('names settings of the firm that were saved since an instant, and no others', async () => {
    const superAdmin = await logInAs('SuperAdmin');
    const kinds = async (since: string) =>
      (await superAdmin.result(getChanges, { query: { since } })).changes.map(({ kind }: { kind: string }) => kind);
    const { at } = await superAdmin.result(createHubTicket);
    const settings = await superAdmin.result(getSystemSettings);
    expect(await kinds(at)).not.toContain('system-settings');
    await superAdmin.result(saveSystemSettings, { body: settings });
    expect(await kinds(justBefore(at))).toContain('system-settings');
    expect(await kinds(justBefore(at))).not.toContain('system-secrets');
  });

  it('closes the connections of a session that logs out, and no others', async () => {
    const [leaving, staying] = [await logInAs('Staff'), await logInAs('Staff')];
    const open = async (api: Api) => {
      const socket = connect((await api.result(createHubTicket)).ticket);
      await once(socket, 'open');
      return socket;
    };
    const [closed, kept] = [await open(leaving), await open(staying)];
    const end = once(closed, 'close');
    await leaving.result(logOut);
    await end;
    expect(kept.readyState).toBe(WebSocket.OPEN);
    kept.terminate();
  });

  it('refuses a ticket whose session has ended', async () => {
    const staff = await logInAs('Staff');
    const { ticket } = await staff.result(createHubTicket);
    await staff.result(logOut);
    expect(await refusal(connect(ticket))).toBe(401);
  });

  it('forgets a dead connection', async () => {
    useStack();
    const savedAt = Math.floor(Date.now() / 1000) - 60;
    const dead = {
      ...keys.hubConnection(unique('dead')),
      userId: 1,
      session: 'SESSION#none',
      savedAt,
      ttl: savedAt + 600,
    };
    await dynamodb().send(new PutCommand({ TableName: environment.tableName(), Item: dead }));
    await makeCustomer(await logInAs('SuperAdmin'));
    await expect.poll(() => getItem({ pk: dead.pk, sk: dead.sk })).toBeUndefined();
  });
});
