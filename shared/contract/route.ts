import type * as z from 'zod/mini';
import type { ErrorCode } from '../codes/errors.ts';
import type { Role } from '../codes/roles.ts';

/** What a route's Lambda may do beyond its method's default (GET reads the table; other methods also write it). */
export type Right =
  | 'write-table'
  | 'find-due'
  /** Invoices and what stands beside them, which 'write-table' is not about. */
  | 'write-invoices'
  | 'read-archive'
  | 'write-archive'
  | 'read-project-files'
  | 'write-project-files'
  /** For a `file` route that answers where its file is fetched, when that is too large to be answered. */
  | 'hand-over-files'
  | 'render-pdf'
  | 'send-mail'
  | 'send-to-hub'
  | 'use-secrets';

type Schema = z.ZodMiniType;

export type Route<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Result extends Schema = Schema,
> = {
  /** `<feature>/<verb-noun>`: also the handler's file under functions/routes. Unique. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /v1; parameters in braces. */
  readonly path: string;
  /** The last parameter of the path, where it takes all that is left of it, slashes too. */
  readonly rest?: string;
  readonly role: Role | 'public';
  /** One English sentence for the API documentation. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** What stands in `result`; a `file` route answers bytes instead. */
  readonly result: Result;
  /** Where it takes more than a megabyte; a function gets at most six. */
  readonly maxBodyBytes?: number;
  /** The content type of a route that answers bytes. */
  readonly file?: string;
  /** Codes beyond those that every route can answer. */
  readonly errors?: readonly ErrorCode[];
  readonly rights?: readonly Right[];
  /** Set where the method misleads: a GET that creates (it then honours an Idempotency-Key), a POST that only asks. */
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

/** What a caller sends: the schemas' inputs, before defaults and transforms. */
export type ParamsInput<R extends Route> = Input<R['params']>;
export type QueryInput<R extends Route> = Input<R['query']>;
export type BodyInput<R extends Route> = Input<R['body']>;

/** Whether the call may write: all but GET, unless the route says otherwise. */
export function isWriting(route: Route): boolean {
  return route.writes ?? route.method !== 'GET';
}

/** The path as API Gateway writes it: '/file/list/{projectCode}/{subpath+}', where the last parameter takes the rest. */
export function gatewayPath({ path, rest }: Route): string {
  return rest === undefined ? path : path.replace(`{${rest}}`, `{${rest}+}`);
}
