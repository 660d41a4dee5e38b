import type { Call } from '../../../../shared/contract/calls/call.ts';
import type { InputOf } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { latestSettings } from '../../api/use-user-settings.ts';
import { routeQuery } from '../../api/use-route.ts';
import type { ListDefinition } from './list-definition.ts';
import { firstInput } from './use-list-rows.ts';
import { fitSize, type FilterValues, type ListRequest, readListState } from './use-list-state.ts';

type ListPrefetch<Row, R extends Call> = {
  list: ListDefinition<Row>;
  route: R;
  request: (query: ListRequest) => InputOf<R>;
  defaultFilter: FilterValues;
  withSums: boolean;
};

/** Begins the read that `ListPage` makes, before the page is rendered; not if the page must be measured first. */
export function prefetchList<Row, R extends Call>(
  { list, route, request, defaultFilter, withSums }: ListPrefetch<Row, R>,
  search: URLSearchParams,
): void {
  const { activeFilter, query, size } = readListState(search, list, defaultFilter);
  if (size === fitSize) return;
  const showsAll = (size ?? latestSettings()[list.pageSize ?? 'itemsPerPageDefault']) === 0;
  const input = firstInput<R>({ query: { ...activeFilter, ...query }, inputOf: request, showsAll, withSums });
  void queryClient.prefetchQuery(routeQuery(route, input, { silent: true }));
}
