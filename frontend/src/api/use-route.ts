import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Route } from '../../../shared/contract/route.ts';
import { call, type AnswerOf, type InputOf } from './call.ts';
import { keyOf, noteAsked } from './query-client.ts';

type Options = {
  /** False: nothing is asked, now or after a change. */
  enabled?: boolean | (() => boolean);
  /** Milliseconds an answer is taken as fresh; records and lists keep the default. */
  staleTime?: number;
  /** Keep showing the previous answer while another one loads (lists). On unless told. */
  keepPrevious?: boolean;
  /** What the screen shows of the answer is made of these kinds alone, in place of the route's own. */
  kinds?: readonly string[];
  /** Each asking is kept at the server: it is asked when the screen opens, and not again by itself. */
  once?: boolean;
  /** No toast when it fails: the screen shows it. */
  silent?: boolean;
  /** What the toast says was tried, for example 'Kunde inte hämta priser'; the server's sentence stands below it. */
  failure?: string;
};

/** What a reading route answers, kept in the cache and read again when its records change. */
export function useRoute<R extends Route>(
  route: R,
  input: InputOf<R>,
  options: Options = {},
): UseQueryResult<AnswerOf<R>> {
  return useQuery<AnswerOf<R>>(routeQuery(route, input, options));
}

/** The same for hooks of the query library that take its options. */
export function routeQuery<R extends Route>(
  route: R,
  input: InputOf<R>,
  { enabled = true, staleTime, keepPrevious = true, kinds, once = false, silent = false, failure }: Options = {},
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
