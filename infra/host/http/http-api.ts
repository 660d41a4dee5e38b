import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requestIdHeader } from '../../../shared/contract/headers.ts';
import type { LocalRoute } from '../assembly/system.ts';
import type { FunctionHost } from '../functions/function-host.ts';
import { type Answer, answerOf, gatewayFailure } from './answer.ts';
import { runIntegration } from './integration.ts';
import { OriginAuthorizer } from './origin-authorizer.ts';
import { readBody } from '../../emulators/http/read-body.ts';
import { type IncomingRequest, requestEvent } from './request-event.ts';
import type { RouteTable } from './route-table.ts';
import type { StageThrottle } from './stage-throttle.ts';

const refusals = { 401: 'Unauthorized', 403: 'Forbidden', 500: 'Internal Server Error' } as const;

/** API Gateway's limit for a request's body. */
const maxBodyBytes = 10 * 1024 * 1024;

/** API Gateway's limit for the request line and all header values together. */
const maxHeadBytes = 10_240;

type Parts = {
  api: string;
  domain: string;
  routes: RouteTable<LocalRoute>;
  functions: FunctionHost;
  throttle?: StageThrottle | undefined;
  trouble(): string | undefined;
};

export class HttpApi {
  readonly #api: string;
  readonly #domain: string;
  readonly #routes: RouteTable<LocalRoute>;
  readonly #functions: FunctionHost;
  readonly #authorizer: OriginAuthorizer;
  readonly #throttle: StageThrottle | undefined;
  readonly #trouble: () => string | undefined;

  constructor({ api, domain, routes, functions, throttle, trouble }: Parts) {
    this.#api = api;
    this.#domain = domain;
    this.#routes = routes;
    this.#functions = functions;
    this.#throttle = throttle;
    this.#trouble = trouble;
    this.#authorizer = new OriginAuthorizer(functions);
  }

  /**
   * API Gateway gives its request id with every answer, its own refusals too.
   * @param refusalOf the answer of CloudFront's firewall to a body that it stops
   */
  async answer(
    request: IncomingMessage,
    call: IncomingRequest,
    refusalOf: (body: Buffer) => Answer | undefined = () => undefined,
  ): Promise<Answer> {
    const requestId = randomUUID();
    const identified = (one: Answer) => ({ ...one, headers: { ...one.headers, [requestIdHeader]: requestId } });
    if (headBytes(request) > maxHeadBytes) return identified(gatewayFailure(431, 'Request Header Fields Too Large'));
    const body = await readBody(request, maxBodyBytes);
    if (!body) return identified(gatewayFailure(413, 'Request Entity Too Large'));
    return refusalOf(body) ?? identified(await this.#answer(call, body, requestId));
  }

  async #answer(call: IncomingRequest, body: Buffer, requestId: string): Promise<Answer> {
    if (this.#throttle && !this.#throttle.take()) return gatewayFailure(429, 'Too Many Requests');
    try {
      const found = this.#routes.find(call.method, call.path);
      if (!found) return gatewayFailure(404, 'Not Found');
      const { authorizer } = found.target;
      const refusal = authorizer && (await this.#authorizer.refusal(authorizer, call, found.key));
      if (refusal) return gatewayFailure(refusal, refusals[refusal]);
      const place = { api: this.#api, domain: this.#domain, routeKey: found.key, params: found.params, requestId };
      const event = requestEvent(call, body, place);
      // Invocation permissions are per route, not per path.
      const route = `$default/${found.key.replace(' ', '')}`;
      const answered = answerOf(await runIntegration(this.#functions, found.target, route, event));
      const trouble = answered.status >= 500 ? this.#trouble() : undefined;
      return trouble ? gatewayFailure(answered.status, trouble) : answered;
    } catch (error) {
      if (error instanceof URIError) return gatewayFailure(400, 'Bad Request');
      throw error;
    }
  }
}

function headBytes({ method = '', url = '', rawHeaders }: IncomingMessage): number {
  const values = rawHeaders.filter((_, index) => index % 2 === 1);
  return [`${method} ${url} HTTP/1.1`, ...values].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}
