import type { RouteNamed } from './all-routes.ts';
import type { Call } from './calls/call.ts';
import type * as route from './route.ts';

type RouteOf<C extends Call> = RouteNamed[C['name'] & keyof RouteNamed];

export type ResultOf<C extends Call> = route.RouteOutput<RouteOf<C>>;
export type ParamsInput<C extends Call> = route.RouteParams<RouteOf<C>>;
export type QueryInput<C extends Call> = route.RouteQuery<RouteOf<C>>;
export type BodyInput<C extends Call> = route.RouteBody<RouteOf<C>>;

type NameAnswering<Result> = {
  [Name in keyof RouteNamed]: route.RouteOutput<RouteNamed[Name]> extends Result ? Name : never;
}[keyof RouteNamed];

/** Any call whose result has this type. */
export type CallAnswering<Result> = Call<NameAnswering<Result>>;
