import type { FunctionHost } from '../functions/function-host.ts';
import type { Arrived } from './request-event.ts';

export type Authorizer = {
  /** The function that decides. */
  target: string;
  /** The header that it decides by. */
  header: string;
};

/** A Lambda authorizer of an HTTP API, with simple answers that are kept by what they were asked about. */
export class OriginAuthorizer {
  readonly #functions: FunctionHost;
  readonly #known = new Map<string, boolean>();

  constructor(functions: FunctionHost) {
    this.#functions = functions;
  }

  /** @returns the status to refuse with, or undefined where the call may go on */
  async refusal({ target, header }: Authorizer, call: Arrived, routeKey: string): Promise<401 | 403 | undefined> {
    const given = call.headers[header];
    if (given === undefined) return 401;
    const known = this.#known.get(given) ?? (await this.#ask(target, given, call, routeKey));
    this.#known.set(given, known);
    return known ? undefined : 403;
  }

  async #ask(target: string, given: string, call: Arrived, routeKey: string): Promise<boolean> {
    const event = {
      version: '2.0',
      type: 'REQUEST',
      identitySource: [given],
      routeKey,
      rawPath: call.path,
      rawQueryString: call.rawQuery,
      headers: call.headers,
    };
    const result = await this.#functions.invoke(target, event);
    if ('error' in result) return false;
    return (JSON.parse(result.payload) as { isAuthorized?: boolean } | null)?.isAuthorized === true;
  }
}
