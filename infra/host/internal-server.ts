import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AsyncInvocations } from './functions/async-invocations.ts';
import { maxAsyncPayloadBytes, maxPayloadBytes, throttled } from './functions/function-errors.ts';
import type { FunctionHost } from './functions/function-host.ts';
import { readBody } from '../emulators/http/read-body.ts';
import type { Hub } from './hub/hub.ts';

/** Filled in as they start, because the port must be known before. */
type Services = { functions?: FunctionHost; invocations?: AsyncInvocations; hub?: Hub };

/** API Gateway's limit for messages. */
const maxMessageBytes = 128 * 1024;

const invocation = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/;
const connection = /\/@connections\/([^/]+)$/;

/** On a port of its own, for callers with the stack's key. */
export function internalServer(services: Services, accessKeyId: string): Server {
  return createServer((request, response) => {
    handle(request, response, services, accessKeyId).catch((error: unknown) => {
      fail(response, 500, 'ServiceException', String(error));
    });
  });
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
  accessKeyId: string,
): Promise<void> {
  // A browser page cannot send this header cross-origin.
  if (!String(request.headers.authorization).includes(`Credential=${accessKeyId}/`)) {
    fail(response, 403, 'AccessDeniedException', 'The call is not signed with the key of this stack.');
    return;
  }
  const path = (request.url ?? '').split('?')[0]!;
  const body = await readBody(request, maxPayloadBytes);
  if (!body) {
    refuseSize(response, maxPayloadBytes);
    return;
  }
  const name = invocation.exec(path)?.[1];
  const id = connection.exec(path)?.[1];
  if (name !== undefined) await invoke(request, response, services, decodeURIComponent(name), body);
  else if (id !== undefined) manage(request, response, services, decodeURIComponent(id), body);
  else fail(response, 404, 'UnknownOperationException', `The local host does not serve ${path}.`);
}

async function invoke(
  request: IncomingMessage,
  response: ServerResponse,
  { functions, invocations }: Services,
  name: string,
  body: Buffer,
): Promise<void> {
  if (!functions?.has(name.split(':').at(-1)!)) {
    fail(response, 404, 'ResourceNotFoundException', `Function not found: ${name}`);
    return;
  }
  const event: unknown = body.length > 0 ? JSON.parse(body.toString('utf8')) : {};
  if (request.headers['x-amz-invocation-type'] === 'Event') {
    if (body.length > maxAsyncPayloadBytes) {
      refuseSize(response, maxAsyncPayloadBytes);
      return;
    }
    void invocations?.invoke(name, event);
    response.writeHead(202, { 'content-length': 0 }).end();
    return;
  }
  const result = await functions.invoke(name, event);
  if ('error' in result && result.error === throttled) {
    const { errorType, errorMessage } = throttled;
    fail(response, 429, errorType, errorMessage, { Reason: 'ConcurrentInvocationLimitExceeded', Type: 'User' });
    return;
  }
  response.writeHead(200, {
    'content-type': 'application/json',
    'x-amz-executed-version': '$LATEST',
    ...('error' in result && { 'x-amz-function-error': 'Unhandled' }),
  });
  response.end('error' in result ? JSON.stringify(result.error) : result.payload);
}

function refuseSize(response: ServerResponse, most: number): void {
  fail(response, 413, 'RequestTooLargeException', `Request must be smaller than ${most} bytes.`);
}

function manage(
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
  id: string,
  body: Buffer,
): void {
  const { hub } = services;
  const found = hub?.get(id);
  if (!hub || !found) {
    fail(response, 410, 'GoneException', 'The connection is gone.');
    return;
  }
  switch (request.method) {
    case 'POST':
      if (body.length > maxMessageBytes) {
        fail(response, 413, 'PayloadTooLargeException', 'The message is too large.');
        return;
      }
      hub.send(found, body);
      response.writeHead(200, { 'content-length': 0 }).end();
      return;
    case 'DELETE':
      hub.disconnect(found);
      response.writeHead(204).end();
      return;
    default: {
      const { connectedAt, lastActiveAt, sourceIp, userAgent } = found;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ connectedAt, lastActiveAt, identity: { sourceIp, userAgent } }));
    }
  }
}

function fail(response: ServerResponse, status: number, type: string, message: string, more: object = {}): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type });
  response.end(JSON.stringify({ message, Message: message, ...more }));
}
