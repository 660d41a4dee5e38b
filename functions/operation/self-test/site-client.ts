import { randomUUID } from 'node:crypto';
import {
  changedAtHeader,
  edgeRequestIdHeader,
  idempotencyKeyHeader,
  requestIdHeader,
} from '../../../shared/contract/headers.ts';
import { isWriting } from '../../../shared/contract/calls/is-writing.ts';
import type { RouteBody, RouteParams, RouteQuery, RouteOutput, Route } from '../../../shared/contract/route.ts';
import { lasting, services } from '../../../shared/lib/deadlines.ts';

type InputPart<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value };
export type Input<R extends Route> = InputPart<'params', RouteParams<R>> &
  InputPart<'query', RouteQuery<R>> &
  InputPart<'body', RouteBody<R>>;

export class SiteClient {
  readonly url: string;
  token = '';
  #changedAt = '';

  constructor(url: string) {
    this.url = url;
  }

  async call<R extends Route>(route: R, input: Input<R>): Promise<RouteOutput<R>> {
    const { result } = JSON.parse(Buffer.from(await this.#send(route, input)).toString('utf8')) as { result: unknown };
    return route.result.parse(result) as RouteOutput<R>;
  }

  file<R extends Route>(route: R, input: Input<R>): Promise<Uint8Array> {
    return this.#send(route, input);
  }

  async #send<R extends Route>(route: R, input: Input<R>): Promise<Uint8Array> {
    const { params = {}, query = {}, body } = input as Record<string, Record<string, unknown> | undefined>;
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const url = new URL(`/v1${path}`, this.url);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method: route.method,
      signal: AbortSignal.timeout(lasting(services.site)),
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(isWriting(route) && { [idempotencyKeyHeader]: randomUUID() }),
        ...(this.#changedAt && { [changedAtHeader]: this.#changedAt }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const changedAt = response.headers.get(changedAtHeader) ?? '';
    if (changedAt > this.#changedAt) this.#changedAt = changedAt;
    if (response.status !== 200) throw new Error(refusalOf(route, response, bytes));
    return bytes;
  }
}

function refusalOf(route: Route, { status, headers }: Response, bytes: Uint8Array): string {
  const message = Buffer.from(bytes).toString('utf8').replaceAll(/\s+/g, ' ').slice(0, 300);
  const id = headers.get(requestIdHeader) ?? headers.get(edgeRequestIdHeader);
  return `${route.method} /v1${route.path} answered ${status}${id ? ` (${id})` : ''}: ${message}`;
}
