import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Route } from '../../../shared/contract/route.ts';
import { call, type AnswerOf, type InputOf } from './call.ts';
import type { Kinds } from './kinds.ts';
import { keyOf, noteAsked } from './query-client.ts';

type Options = {
  /** False: no request, neither now nor after a change. */
  enabled?: boolean | (() => boolean);
  staleTime?: number;
  keepPrevious?: boolean;
  /** The kinds that the shown part of the response depends on, in place of the route's own. */
  kinds?: Kinds;
  /** The server logs each request: request once when the screen opens, and never refetch. */
  once?: boolean;
  silent?: boolean;
  failure?: string;
};

export function useRoute<R extends Route>(
  route: R,
  input: InputOf<R>,
  options: Options = {},
): UseQueryResult<AnswerOf<R>> {
  return useQuery<AnswerOf<R>>(routeQuery(route, input, options));
}

export function routeQuery<R extends Route>(
  route: R,
  input: InputOf<R>,
  {
    enabled = true,
    staleTime,
    keepPrevious = true,
    kinds = route.reads,
    once = false,
    silent = false,
    failure,
  }: Options = {},
) {
  return queryOptions<AnswerOf<R>>({
    queryKey: keyOf(route, input),
    queryFn: ({ signal, queryKey }) => {
      noteAsked(queryKey);
      return call(route, input, { signal });
    },
    enabled,
    meta: { silent, failure, kinds, once },
    ...(staleTime !== undefined && { staleTime }),
    ...(once && { staleTime: Infinity, gcTime: 0 }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}
