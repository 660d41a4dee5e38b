import type * as z from 'zod/mini';
import type { ErrorCode } from '../codes/errors.ts';
import type { Role } from '../codes/roles.ts';

/** The rights of a route's Lambda beyond its method's default (GET reads the table; other methods also write it). */
export type Right =
  | 'write-table'
  | 'find-due'
  /** Invoices and their follow-ups, which 'write-table' does not cover. */
  | 'write-invoices'
  | 'read-archive'
  | 'write-archive'
  | 'read-project-files'
  | 'write-project-files'
  /** For a `file` route that returns a download link when the file exceeds the response limit. */
  | 'hand-over-files'
  | 'render-pdf'
  | 'send-mail'
  | 'send-to-hub'
  | 'use-secrets';

/** The largest body of a route that does not set `maxBodyBytes`. */
export const usualBodyBytes = 1_000_000;

type Schema = z.ZodMiniType;

export type Route<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Result extends Schema = Schema,
> = {
  /** `<feature>/<verb-noun>`, unique; also the handler's path under functions/routes. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** The last path parameter when it is greedy: it takes the rest of the path, slashes included. */
  readonly rest?: string;
  readonly role: Role | 'public';
  /** One English sentence for the API documentation. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The schema of `result`; a `file` route returns bytes instead. */
  readonly result: Result;
  /** Set where it differs from `usualBodyBytes`; a function receives six megabytes at most. */
  readonly maxBodyBytes?: number;
  /** The content type of a route that returns bytes. */
  readonly file?: string;
  /** Codes beyond those that every route can return. */
  readonly errors?: readonly ErrorCode[];
  readonly rights?: readonly Right[];
  /** Set where the method misleads: a GET that creates (and honours an Idempotency-Key), a POST that only reads. */
  readonly writes?: boolean;
};

export function defineRoute<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Result extends Schema = Schema,
>(route: Route<Params, Query, Body, Result>): Route<Params, Query, Body, Result> {
  return route;
}

type Given<S> = Extract<S, Schema>;
type Output<S> = [Given<S>] extends [never] ? undefined : z.output<Given<S>>;
type Input<S> = [Given<S>] extends [never] ? undefined : z.input<Given<S>>;

export type ParamsOf<R extends Route> = Output<R['params']>;
export type QueryOf<R extends Route> = Output<R['query']>;
export type BodyOf<R extends Route> = Output<R['body']>;
export type ResultOf<R extends Route> = z.output<R['result']>;

export type ParamsInput<R extends Route> = Input<R['params']>;
export type QueryInput<R extends Route> = Input<R['query']>;
export type BodyInput<R extends Route> = Input<R['body']>;

/** True if the call may write: all methods but GET, unless the route says otherwise. */
export function isWriting(route: Route): boolean {
  return route.writes ?? route.method !== 'GET';
}

/** The path in API Gateway's syntax: '/file/list/{projectCode}/{subpath+}' for a greedy last parameter. */
export function gatewayPath({ path, rest }: Route): string {
  return rest === undefined ? path : path.replace(`{${rest}}`, `{${rest}+}`);
}
