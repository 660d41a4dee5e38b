import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listChanges } from '../../../../shared/contract/calls/history.ts';
import type { LoggedChanges } from '../../../../shared/schemas/history.ts';
import { call } from '../../api/call.ts';
import { keyOf, queryClient } from '../../api/query-client.ts';
import type { FilterValues } from '../../components/list/use-list-state.ts';

/** Rows do not move while they are read: the page says that there are newer ones. */
export function useChanges(filter: FilterValues) {
  const queryKey = keyOf(listChanges, { query: filter });
  const answer = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }): Promise<LoggedChanges> =>
      call(listChanges, { query: { ...filter, ...(pageParam !== undefined && { after: pageParam }) } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    meta: { kinds: [], once: true, silent: true },
  });
  type Data = NonNullable<typeof answer.data>;
  return {
    answer,
    changes: answer.data?.pages.flatMap(({ items }) => items),
    searchedTo: answer.data?.pages.at(-1)?.searchedTo ?? null,
    readNewest: () => {
      const first = (data: Data | undefined) =>
        data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
      queryClient.setQueryData<Data>(queryKey, first);
      void answer.refetch();
    },
  };
}
