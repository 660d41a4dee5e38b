import type * as z from 'zod/mini';
import type { ErrorCode } from '../codes/errors/all.ts';
import type { Grant } from '../codes/grants.ts';
import type { Role } from '../codes/roles.ts';
import type { Source } from '../entities/kind.ts';
import { shapeOf } from '../fields/shape-of.ts';
import { isWriting } from './is-writing.ts';

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

export type Touched = {
  /** A change of one of these kinds makes a cached answer stale. */
  readonly reads: readonly Source[] | 'any';
  readonly changes: readonly Source[] | 'any';
  /** Kinds that are read only to find or check something, or for an answer that is not cached. */
  readonly looksUp: readonly Source[];
};

export type Route<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Result extends Schema = Schema,
> = Touched & {
  /** `<feature>/<verb-noun>`; the last part is unique and the name of the handler's file, in a folder `routes`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Set when the last path parameter is greedy: it takes the rest of the path, slashes included. */
  readonly rest?: string;
  readonly role: Role | 'public';
  /** Decides instead of the role for users who are given or denied it. */
  readonly grant?: Grant;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Its shape only (`shapeOf`): a record that breaks a rule for input takes no list down. */
  readonly result: Result;
  /** A function receives six megabytes at most. */
  readonly maxBodyBytes?: number;
  readonly file?: string;
  readonly errors?: readonly ErrorCode[];
  readonly rights?: readonly Right[];
  /** Set where the method misleads: a GET that creates (and honours an Idempotency-Key), a POST that only reads. */
  readonly writes?: boolean;
  /** False for an answer that is not stored with its idempotency key, because it holds health data or a secret. */
  readonly keepsAnswer?: false;
};

type Given<R extends Route> = Omit<R, keyof Touched> & Partial<Touched>;

/** The browser's build parses calls of this and of `defineRoute`: see frontend/routes-only.ts. */
export function routesOf({ reads = [], changes = [], looksUp = [] }: Partial<Touched>) {
  return function defineRoute<
    Params extends Schema | undefined = undefined,
    Query extends Schema | undefined = undefined,
    Body extends Schema | undefined = undefined,
    Result extends Schema = Schema,
  >(route: Given<Route<Params, Query, Body, Result>>): Route<Params, Query, Body, Result> {
    return { reads, changes: isWriting(route) ? changes : [], looksUp, ...route, result: shapeOf(route.result) };
  };
}

type Present<S> = Extract<S, Schema>;
type Output<S> = [Present<S>] extends [never] ? undefined : z.output<Present<S>>;
type Input<S> = [Present<S>] extends [never] ? undefined : z.input<Present<S>>;

export type ParamsOf<R extends Route> = Output<R['params']>;
export type QueryOf<R extends Route> = Output<R['query']>;
export type BodyOf<R extends Route> = Output<R['body']>;
export type ResultOf<R extends Route> = z.output<R['result']>;

export type ParamsInput<R extends Route> = Input<R['params']>;
export type QueryInput<R extends Route> = Input<R['query']>;
export type BodyInput<R extends Route> = Input<R['body']>;

/** In API Gateway's syntax, for example '/file/list/{projectCode}/{subpath+}'. */
export function gatewayPath({ path, rest }: Route): string {
  return rest === undefined ? path : path.replace(`{${rest}}`, `{${rest}+}`);
}
