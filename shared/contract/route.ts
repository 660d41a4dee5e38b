import type * as z from 'zod/mini';
import type { ErrorCode } from '../codes/errors/all.ts';
import type { Grant } from '../codes/grants.ts';
import type { Source } from '../codes/kinds.ts';
import { shapeOf } from '../fields/shape-of.ts';
import type { Call } from './calls/call.ts';

/** The rights of a route's Lambda beyond its method's default (GET reads the table; other methods also write it). */
export type Right =
  /** The feed of lists and its snapshots; the function is kept warm. */
  | 'read-lists'
  /** The log of all changes. */
  | 'read-log'
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

export const usualBodyBytes = 1_000_000;

type Schema = z.ZodMiniType;

export type Route<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Result extends Schema = Schema,
  Name extends string = string,
> = Call<Name> & {
  /** Set when the last path parameter is greedy: it takes the rest of the path, slashes included. */
  readonly rest?: string;
  /** Decides instead of the role for users who are given or denied it. */
  readonly grant?: Grant;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The shape only (`shapeOf`), so that a record that breaks a rule for input does not break a list. */
  readonly result: Result;
  /** A function receives six megabytes at most. */
  readonly maxBodyBytes?: number;
  readonly errors?: readonly ErrorCode[];
  readonly rights?: readonly Right[];
  /** Kinds that are read only to find or check something, or for an answer that is not cached. */
  readonly looksUp: readonly Source[];
  /** False for an answer that is not stored with its idempotency key, because it holds health data or a secret. */
  readonly keepsAnswer?: false;
};

type RouteInput<R extends Route> = Omit<R, keyof Call | 'looksUp'> & Partial<Pick<R, 'looksUp'>>;

export const defineRoute = routesLookingUp([]);

/** @param looksUp the kinds of a feature's routes, for one without its own */
export function routesLookingUp(looksUp: readonly Source[]) {
  return function defineRouteOf<
    const Name extends string,
    Params extends Schema | undefined = undefined,
    Query extends Schema | undefined = undefined,
    Body extends Schema | undefined = undefined,
    Result extends Schema = Schema,
  >(call: Call<Name>, route: RouteInput<Route<Params, Query, Body, Result>>): Route<Params, Query, Body, Result, Name> {
    return { ...call, looksUp, ...route, result: shapeOf(route.result) };
  };
}

type Present<S> = Extract<S, Schema>;
type Output<S> = [Present<S>] extends [never] ? undefined : z.output<Present<S>>;
type Input<S> = [Present<S>] extends [never] ? undefined : z.input<Present<S>>;

export type ParamsOf<R extends Route> = Output<R['params']>;
export type QueryOf<R extends Route> = Output<R['query']>;
export type BodyOf<R extends Route> = Output<R['body']>;
export type RouteOutput<R extends Route> = z.output<R['result']>;

export type RouteParams<R extends Route> = Input<R['params']>;
export type RouteQuery<R extends Route> = Input<R['query']>;
export type RouteBody<R extends Route> = Input<R['body']>;

/** In API Gateway's syntax, for example '/file/list/{projectCode}/{subpath+}'. */
export function gatewayPath({ path, rest }: Route): string {
  return rest === undefined ? path : path.replace(`{${rest}}`, `{${rest}+}`);
}
