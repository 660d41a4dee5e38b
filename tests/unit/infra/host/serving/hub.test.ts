import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GetConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { useEchoStack } from './echo-stack.ts';

const stack = useEchoStack();

function management(): ApiGatewayManagementApiClient {
  const { environment } = stack.get();
  return new ApiGatewayManagementApiClient({
    endpoint: environment['HUB_ENDPOINT']!,
    region: 'eu-north-1',
    credentials: {
      accessKeyId: environment['AWS_ACCESS_KEY_ID']!,
      secretAccessKey: environment['AWS_SECRET_ACCESS_KEY']!,
    },
  });
}

/** Opens a connection, and reads its id from the response to an unhandled message. */
async function open(): Promise<{ socket: WebSocket; id: string }> {
  const socket = new WebSocket(`${stack.get().hubUrl}?ticket=god`);
  await once(socket, 'open');
  socket.send('hej');
  const [data] = await once(socket, 'message');
  const { message, connectionId } = JSON.parse(String(data)) as { message: string; connectionId: string };
  expect(message).toBe('Forbidden');
  return { socket, id: connectionId };
}

describe('the hub', () => {
  it.each(['', '?ticket=gammal'])('refuses connections without a ticket: "%s"', async (query) => {
    const socket = new WebSocket(`${stack.get().hubUrl}${query}`);
    const [, answer] = await once(socket, 'unexpected-response');
    expect(answer.statusCode).toBe(401);
    socket.on('error', () => {}).terminate();
  });

  it('is the only place for WebSockets', async () => {
    const socket = new WebSocket(`${stack.get().url.replace('http', 'ws')}/v1/meta`);
    const [, answer] = await once(socket, 'unexpected-response');
    expect(answer.statusCode).toBe(403);
    socket.on('error', () => {}).terminate();
  });

  it('brings what is posted to a connection', async () => {
    const { socket, id } = await open();
    const message = once(socket, 'message');
    await management().send(new PostToConnectionCommand({ ConnectionId: id, Data: '{"type":"RecordsChanged","å":1}' }));
    const [data, isBinary] = await message;
    expect(isBinary).toBe(false);
    expect(String(data)).toBe('{"type":"RecordsChanged","å":1}');
    const known = await management().send(new GetConnectionCommand({ ConnectionId: id }));
    expect(known.Identity?.SourceIp).toBe('127.0.0.1');
    socket.close();
  });

  it('says that a connection is gone', async () => {
    const post = new PostToConnectionCommand({ ConnectionId: 'a/b=', Data: 'x' });
    await expect(management().send(post)).rejects.toMatchObject({ name: 'GoneException' });
  });

  it('closes a connection on request, and invokes $disconnect', async () => {
    const { socket, id } = await open();
    const closed = once(socket, 'close');
    await management().send(new DeleteConnectionCommand({ ConnectionId: id }));
    await closed;
    await expect
      .poll(async () => {
        const result = await stack.get().invoke('jobs/run-due-tasks', { ask: 'changes' });
        return 'payload' in result && JSON.parse(result.payload).disconnected;
      })
      .toContainEqual(expect.objectContaining({ connectionId: id, eventType: 'DISCONNECT', stage: 'hub' }));
  });

  it('accepts no posts without the key', async () => {
    const { socket, id } = await open();
    const address = `${stack.get().environment['HUB_ENDPOINT']}/@connections/${encodeURIComponent(id)}`;
    expect((await fetch(address, { method: 'POST', body: 'x' })).status).toBe(403);
    socket.close();
  });
});
