import type { RouteNamed } from './all-routes.ts';
import type { Call } from './calls/call.ts';
import type * as route from './route.ts';

type RouteOf<C extends Call> = RouteNamed[C['name'] & keyof RouteNamed];

export type ResultOf<C extends Call> = route.ResultOf<RouteOf<C>>;
export type ParamsInput<C extends Call> = route.ParamsInput<RouteOf<C>>;
export type QueryInput<C extends Call> = route.QueryInput<RouteOf<C>>;
export type BodyInput<C extends Call> = route.BodyInput<RouteOf<C>>;

type NameAnswering<Result> = {
  [Name in keyof RouteNamed]: route.ResultOf<RouteNamed[Name]> extends Result ? Name : never;
}[keyof RouteNamed];

/** Any call whose result has this type. */
export type CallAnswering<Result> = Call<NameAnswering<Result>>;
