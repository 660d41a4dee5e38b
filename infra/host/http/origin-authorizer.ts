import type { Authorizer } from '../iam/policies.ts';
import type { FunctionHost } from '../functions/function-host.ts';
import { apiGateway } from '../iam/invoker.ts';
import type { IncomingRequest } from './request-event.ts';

export class OriginAuthorizer {
  readonly #functions: FunctionHost;
  readonly #known = new Map<string, boolean>();

  constructor(functions: FunctionHost) {
    this.#functions = functions;
  }

  async refusal(authorizer: Authorizer, call: IncomingRequest, routeKey: string): Promise<401 | 403 | 500 | undefined> {
    const given = call.headers[authorizer.header];
    if (given === undefined) return 401;
    const known = this.#known.get(given) ?? (await this.#ask(authorizer, given, call, routeKey));
    // A failed authorizer is not cached.
    if (known === undefined) return 500;
    this.#known.set(given, known);
    return known ? undefined : 403;
  }

  async #ask(
    { arn, target }: Authorizer,
    given: string,
    call: IncomingRequest,
    routeKey: string,
  ): Promise<boolean | undefined> {
    const event = {
      version: '2.0',
      type: 'REQUEST',
      identitySource: [given],
      routeKey,
      rawPath: call.path,
      rawQueryString: call.rawQuery,
      headers: call.headers,
    };
    const result = await this.#functions.invokeFor(apiGateway(arn), target, event);
    if ('error' in result) return undefined;
    return (JSON.parse(result.payload) as { isAuthorized?: boolean } | null)?.isAuthorized === true;
  }
}
