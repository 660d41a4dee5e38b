import { Agent, type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { forward } from '../../../infra/emulators/http/forward.ts';
import { listen } from '../../../infra/emulators/http/listen.ts';
import { readBody } from '../../../infra/emulators/http/read-body.ts';
import { type Fault, faultAnswer } from './fault-answers.ts';
import type { Answer, Service, ServiceCall } from './service-call.ts';

/**
 * What happens to a request: it passes; the service refuses it; or it fails, its connection breaks or hangs, before or
 * after the service has processed it. A response replaces the service's.
 */
export type NamedFate =
  | 'pass'
  | Fault
  | 'broken-after'
  | 'lost-before'
  | 'lost-after'
  | 'silent-before'
  | 'silent-after';
type Fate = NamedFate | Answer;

export type Rule = (call: ServiceCall) => Fate | Promise<Fate>;

/** Longer than any client's timeout. */
const silenceMs = 35_000;

/**
 * A proxy between functions and one service that speaks its protocol and applies the rule to each request. @param rule
 * read anew for each request @param onDone called for each processed request, before the response is forwarded @param
 * port a free one by default
 */
export function startServiceProxy(
  service: Service,
  target: string,
  rule: () => Rule,
  onDone: (call: ServiceCall, status: number) => Promise<void>,
  port?: number,
): Promise<{ url: string; close(): Promise<void> }> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy());
  });

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await readBody(incoming, 64 * 1024 ** 2)) ?? Buffer.alloc(0);
    const call: ServiceCall = {
      service,
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      operation: String(incoming.headers['x-amz-target'] ?? '')
        .split('.')
        .at(-1)!,
      body,
    };
    const fate = await rule()(call);
    if (fate === 'lost-before') return void response.destroy();
    if (fate === 'silent-before') return stayAway(response);
    if (fate === 'throttle' || fate === 'conflict' || fate === 'broken') return give(response, faultAnswer(call, fate));
    if (typeof fate === 'object') return give(response, fate);

    const answer = await forward(target, agent, incoming, body);
    await onDone(call, answer.status);
    if (fate === 'lost-after') return void response.destroy();
    if (fate === 'silent-after') return stayAway(response);
    give(response, fate === 'broken-after' ? faultAnswer(call, 'broken') : answer);
  }

  return listen(server, port);
}

function stayAway(response: ServerResponse): void {
  const timer = setTimeout(() => response.destroy(), silenceMs);
  response.on('close', () => clearTimeout(timer));
}

function give(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}
