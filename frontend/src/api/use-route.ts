import { hashKey, keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Call } from '../../../shared/contract/calls/call.ts';
import { call, type AnswerOf, type InputOf } from './call.ts';
import type { Kinds } from './kinds.ts';
import { isCacheable } from './answer-cache.ts';
import { keyOf, noteRequested } from './query-client.ts';
import { readOrCached } from './read-or-cached.ts';

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

export function useRoute<R extends Call>(
  route: R,
  input: InputOf<R>,
  options: Options = {},
): UseQueryResult<AnswerOf<R>> {
  return useQuery<AnswerOf<R>>(routeQuery(route, input, options));
}

export function routeQuery<R extends Call>(
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
  const isKept = isCacheable(route) && !once;
  return queryOptions<AnswerOf<R>>({
    queryKey: keyOf(route, input),
    queryFn: ({ signal, queryKey }) => {
      noteRequested(queryKey);
      const read = () => call(route, input, { signal });
      return isKept ? readOrCached(hashKey(queryKey), read) : read();
    },
    enabled,
    meta: { silent, failure, kinds, once, isKept },
    ...(staleTime !== undefined && { staleTime }),
    ...(once && { staleTime: Infinity, gcTime: 0 }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}
