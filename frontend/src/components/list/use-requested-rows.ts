import { useEffect, useRef } from 'react';
import type { Call } from '../../../../shared/contract/calls/call.ts';
import type { CallAnswering } from '../../../../shared/contract/call-types.ts';
import type { Paged } from '../../../../shared/schemas/list.ts';
import { call, type InputOf } from '../../api/call.ts';
import type { ListDefinition } from './list-definition.ts';
import { useFittingRows } from './use-fitting-rows.ts';
import { useListRows } from './use-list-rows.ts';
import { fitSize, type ListRequest, type ListState } from './use-list-state.ts';
import { useSelection } from './use-selection.ts';

export type RequestOptions<R extends Call> = {
  route: R;
  request?: ((query: ListRequest) => InputOf<R>) | undefined;
};

type Options<Row, R extends Call> = RequestOptions<R> & {
  list: ListDefinition<Row>;
  state: ListState;
  usualSize: number;
  pageElement: React.RefObject<HTMLElement | null>;
  withSums: boolean;
};

/** The rows that the address asks for, and which of them are marked. */
export function useRequestedRows<Row extends object, R extends CallAnswering<Paged<Row>>>({
  list,
  route,
  request,
  state,
  usualSize,
  pageElement,
  withSums,
}: Options<Row, R>) {
  const { size: chosenSize } = state;
  const fits = chosenSize === fitSize;
  const fitting = useFittingRows(pageElement, fits);
  const query: ListRequest = { ...state.activeFilter, ...state.query, ...(fits && { itemsPerPage: fitting }) };
  const inputOf = (requestValues: ListRequest) =>
    request ? request(requestValues) : ({ query: requestValues } as unknown as InputOf<R>);
  const size = fits ? fitting : (chosenSize ?? usualSize);
  const { answer, page, rows } = useListRows<Row, R>({ route, query, inputOf, showsAll: size === 0, withSums });
  useLastPage(page, state);

  async function readAll(): Promise<readonly Row[]> {
    const all = await call(route, inputOf({ ...query, currentPage: 1, itemsPerPage: 0 }));
    return (all as Paged<Row>).items;
  }

  const selection = useSelection({
    list,
    count: rows?.count ?? page?.items.length ?? 0,
    total: page?.meta.totalItems,
    rowAt: rows?.at ?? ((index) => page?.items[index]),
    readAll,
    filterKey: JSON.stringify(state.activeFilter),
  });
  return { answer, page, rows, query, inputOf, size, readAll, selection };
}

/** The last page may disappear while it is open. */
function useLastPage(page: Paged<unknown> | undefined, state: ListState) {
  const last = page?.meta.totalPages;
  const { replacePage } = state;
  const isPast = last !== undefined && last > 0 && state.page > last && page?.items.length === 0;
  const go = useRef(replacePage);
  useEffect(() => {
    go.current = replacePage;
  });
  useEffect(() => {
    if (isPast) go.current(last);
  }, [isPast, last]);
}
