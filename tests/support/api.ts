import { randomUUID } from 'node:crypto';
import { changedAtHeader, changesAfter } from '../../shared/contract/headers.ts';
import type { Route } from '../../shared/contract/route.ts';

export type Reply = {
  status: number;
  headers: Headers;
  json: any;
  bytes: Uint8Array;
};

export type CallOptions = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  /** A raw body that is not JSON. */
  rawBody?: string;
  idempotencyKey?: string;
  headers?: Record<string, string>;
};

/** Benches measure the product alone. */
const inTests = process.env['VITEST'] !== undefined;

/** A client of the API over plain HTTP. */
export class Api {
  readonly url: string;
  readonly token: string | undefined;
  /** The newest changes this caller knows of, which its lists must include. */
  #changedAt = '';

  constructor(url: string, token?: string) {
    this.url = url;
    this.token = token;
  }

  static async logIn(url: string, initials: string, pin: string): Promise<Api> {
    const reply = await new Api(url).send('POST', '/v1/auth', { body: { initials, password: pin } });
    if (reply.status !== 200) throw new Error(`The login of ${initials} answered ${reply.status}.`);
    return new Api(url, reply.json.result.token);
  }

  /** Calls a route of the contract. In tests, an answer is held to what the contract says of a success. */
  async call(route: Route, options: CallOptions = {}): Promise<Reply> {
    const reply = await this.send(route.method, `/v1${fillPath(route.path, options.params ?? {})}`, options);
    if (reply.status === 200 && inTests) expectByContract(reply, route);
    return reply;
  }

  async result(route: Route, options: CallOptions = {}): Promise<any> {
    const reply = await this.call(route, options);
    if (reply.status !== 200) {
      throw new Error(`${route.name} answered ${reply.status}: ${new TextDecoder().decode(reply.bytes)}`);
    }
    return reply.json.result;
  }

  async send(method: string, path: string, options: CallOptions = {}): Promise<Reply> {
    const url = new URL(path, this.url);
    for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, String(value));
    const body = options.rawBody ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const sent = this.#changedAt;
    const response = await fetchPatiently(url, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
        ...(sent && { [changedAtHeader]: sent }),
        ...options.headers,
      },
      ...(body !== undefined && { body }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    this.#changedAt = changesAfter(this.#changedAt, sent, response.headers.get(changedAtHeader) ?? undefined);
    return { status: response.status, headers: response.headers, bytes, json: parse(bytes) };
  }
}

/** Repeats, as the page does, what API Gateway refuses because too much is running. */
async function fetchPatiently(url: URL, init: RequestInit): Promise<Response> {
  for (let waitMs = 100; ; waitMs = Math.min(2_000, waitMs * 2)) {
    const response = await fetch(url, init);
    const isThrottled =
      response.status === 503 && (await response.clone().text()) === '{"message":"Service Unavailable"}';
    if (!isThrottled) return response;
    await new Promise((resolve) => setTimeout(resolve, waitMs * (0.5 + Math.random())));
  }
}

function expectByContract({ headers, json }: Reply, route: Route): void {
  const type = headers.get('content-type') ?? '';
  const isFile = route.file !== undefined && type.includes(route.file);
  const error = isFile ? undefined : route.result.safeParse(json?.result).error;
  if (error) throw new Error(`${route.name} answered what its contract does not say: ${error}`);
}

/** Fills the parameters of a contract's path. */
function fillPath(path: string, params: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '1')));
}

export const newKey = (): string => randomUUID();

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
