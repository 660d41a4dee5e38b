import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { diskStorage } from '../storage/disk-storage.ts';
import { listen } from '../http/listen.ts';
import { readBody } from '../http/read-body.ts';
import { memoryStorage } from '../storage/storage.ts';
import { serveApi, type RawAnswer } from './api/serve-api.ts';
import { control, controlView } from './control.ts';
import { FortnoxError } from './base/errors.ts';
import { authorize } from './oauth/authorize.ts';
import { revoke, token } from './oauth/token.ts';
import { firstClient, World } from './company/world.ts';

export type LocalFortnox = {
  url: string;
  authUrl: string;
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  close(): Promise<void>;
};

type Answer = RawAnswer & { location?: string };
type Request = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
  arrivedAt: number;
};

const largestBody = 10 * 1024 ** 2;

export async function startFortnox(
  options: { port?: number; dataDir?: string; pace?: number } = {},
): Promise<LocalFortnox> {
  const storage = options.dataDir === undefined ? memoryStorage() : diskStorage(options.dataDir);
  const world = new World(storage, options.pace);
  await world.load();
  const server = createServer((incoming, response) => void serve(world, incoming, response));
  const { url, close } = await listen(server, options.port);
  return {
    url,
    authUrl: `${url}/oauth-v1`,
    apiUrl: `${url}/3`,
    clientId: firstClient.id,
    clientSecret: firstClient.secret,
    close,
  };
}

async function serve(world: World, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const arrivedAt = world.clock.now();
    const request = { ...(await readRequest(incoming)), arrivedAt };
    if (request.path === '/_control') return send(response, await answerControl(world, request));
    const faults = world.faults.meet(request.method, request.path);
    for (const { kind, milliseconds } of faults) if (kind === 'delay') await wait(milliseconds);
    const fault = faults.find(({ kind }) => kind !== 'delay');
    const answer = fault?.afterWork === false ? undefined : await answerRequest(world, request);
    if (fault?.kind === 'drop') {
      world.note({ method: request.method, path: request.path, status: 'dropped' });
      response.destroy();
      return;
    }
    const sent = fault ? { status: fault.status, contentType: 'text/html', text: fault.body } : answer!;
    world.note({ method: request.method, path: request.path, status: sent.status });
    send(response, sent);
  } catch (error) {
    console.error(error);
    send(response, { status: 500, contentType: 'text/html', text: '<h1>500</h1>' });
  }
}

async function readRequest(incoming: IncomingMessage): Promise<Omit<Request, 'arrivedAt'>> {
  const body = await readBody(incoming, largestBody);
  const [path = '/', ...query] = (incoming.url ?? '/').split('?');
  return {
    method: incoming.method ?? 'GET',
    path,
    query: new URLSearchParams(query.join('?')),
    headers: { ...incoming.headers },
    body: body?.toString('utf8') ?? '',
  };
}

/** Answers only after the state is stored. */
async function answerRequest(world: World, request: Request): Promise<Answer> {
  const { path, headers } = request;
  let answer: Answer;
  if (path === '/oauth-v1/auth') answer = answerAuthorize(world, request);
  else if (path === '/oauth-v1/token' || path === '/oauth-v1/revoke') answer = answerToken(world, request);
  else if (path.startsWith('/3/')) {
    const apiUrl = `http://${headers.host ?? ''}/3`;
    answer = serveApi(world, { ...request, path: path.slice(2).replace(/\/$/, '') }, apiUrl);
  } else answer = { status: 404, contentType: 'text/html', text: '<h1>404</h1>' };
  await world.flush();
  return answer;
}

function answerAuthorize(world: World, { method, query, body }: Request): Answer {
  const page = authorize(world, query, method === 'POST' ? new URLSearchParams(body) : undefined);
  if ('location' in page) return { status: 302, contentType: 'text/plain', text: '', location: page.location };
  return { status: page.status, contentType: 'text/html; charset=utf-8', text: page.html };
}

// Fortnox labels these as HTML although they are JSON.
function answerToken(world: World, { path, method, headers, body }: Request): Answer {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  if (method !== 'POST' || !isForm) {
    return { status: 400, contentType: 'text/html', text: '{"error":"invalid_request"}' };
  }
  const tenantId = headers['tenantid'];
  const asked = {
    authorization: headers.authorization,
    tenantId: typeof tenantId === 'string' ? tenantId : undefined,
    form: new URLSearchParams(body),
  };
  const { status, body: answer } = path.endsWith('/token') ? token(world, asked) : revoke(world, asked);
  const contentType = status === 200 ? 'application/json' : 'text/html';
  return { status, contentType, text: JSON.stringify(answer) };
}

async function answerControl(world: World, { method, body }: Request): Promise<Answer> {
  const contentType = 'application/json';
  try {
    if (method === 'POST') control(world, JSON.parse(body || '{}'));
    await world.flush();
    return { status: 200, contentType, text: JSON.stringify(controlView(world)) };
  } catch (error) {
    const isTheirs = error instanceof z.core.$ZodError || error instanceof SyntaxError || error instanceof FortnoxError;
    if (!isTheirs) throw error;
    return { status: 400, contentType, text: JSON.stringify({ message: error.message }) };
  }
}

function send(response: ServerResponse, { status, contentType, text, location }: Answer): void {
  response.writeHead(status, {
    ...(status === 204 ? {} : { 'content-type': contentType }),
    ...(location === undefined ? {} : { location }),
  });
  response.end(text);
}
