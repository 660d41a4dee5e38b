import { hashKey, useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Call } from '../../../../shared/contract/calls/call.ts';
import type { Paged } from '../../../../shared/schemas/list.ts';
import type { InputOf } from '../../api/call.ts';
import { keyOf } from '../../api/query-client.ts';
import { routeQuery, useRoute } from '../../api/use-route.ts';
import type { ListRequest } from './use-list-state.ts';
import { listsText } from '../../text/lists.ts';

export type RowWindow<Row> = {
  key: string;
  count: number;
  at: (index: number) => Row | undefined;
  /** The rows that `at` knows. */
  loaded: readonly Row[];
  onVisible: (start: number, end: number) => void;
};

/** Rows per request of a list that shows all. A shorter list is rendered whole. */
const pieceRows = 200;

/** Rows this far outside the viewport are read ahead. */
const overscanRows = 40;
/** Pieces that were scrolled past are evicted after this time, which bounds memory. */
const evictAfterMs = 15_000;
/** Pieces that are only scrolled past are not read. */
const scrollDebounceMs = 100;
const retryMs = 5_000;

type ListRequestInput<R extends Call> = {
  query: ListRequest;
  inputOf: (query: ListRequest) => InputOf<R>;
  showsAll: boolean;
  /** The page, or the first piece of a list which shows all, carries the sums of the whole list. */
  withSums: boolean;
};
type ListRequestOptions<R extends Call> = ListRequestInput<R> & { route: R };

export function firstInput<R extends Call>({ query, inputOf, showsAll, withSums }: ListRequestInput<R>): InputOf<R> {
  return inputOf({
    ...query,
    ...(withSums && { sums: true }),
    ...(showsAll && { currentPage: 1, itemsPerPage: pieceRows }),
  });
}

export function useListRows<Row, R extends Call>({ route, query, inputOf, showsAll, withSums }: ListRequestOptions<R>) {
  const inputOfPiece = (piece: number) =>
    piece === 1
      ? firstInput({ query, inputOf, showsAll: true, withSums })
      : inputOf({ ...query, currentPage: piece, itemsPerPage: pieceRows });
  const answer = useRoute(route, firstInput({ query, inputOf, showsAll, withSums }), { silent: true });
  const first = answer.data as Paged<Row> | undefined;

  const key = hashKey(keyOf(route, inputOfPiece(1)));
  const [visible, setVisible] = useVisiblePieces();
  const wanted = showsAll && visible.key === key ? visible.pieces.filter((piece) => piece > 1) : [];
  const others = useQueries({
    queries: wanted.map((piece) => ({
      ...routeQuery(route, inputOfPiece(piece), { keepPrevious: false, failure: listsText.notRead }),
      gcTime: evictAfterMs,
      refetchInterval: ({ state }: { state: { status: string } }) => (state.status === 'error' ? retryMs : false),
    })),
  });

  const pieces = new Map<number, Paged<Row>>(first && [[1, first]]);
  const all = [answer, ...others];
  for (const [index, piece] of wanted.entries()) {
    const data = others[index]?.data as Paged<Row> | undefined;
    if (data) pieces.set(piece, data);
  }
  const newest = all.reduce((a, b) => (b.data && b.dataUpdatedAt > a.dataUpdatedAt ? b : a));
  const count = (newest.data as Paged<Row> | undefined)?.meta.totalItems ?? 0;

  // When the list has grown or shrunk, the rows of earlier pieces have moved.
  const outdated = all.filter(
    ({ data, isFetching, isPlaceholderData }) =>
      !isFetching && !isPlaceholderData && data !== undefined && (data as Paged<Row>).meta.totalItems !== count,
  );
  useEffect(() => {
    if (showsAll) for (const { refetch } of outdated) void refetch();
  });

  const isWindow = showsAll && first !== undefined && count > first.items.length;
  const rows: RowWindow<Row> | undefined = isWindow
    ? {
        key,
        count,
        loaded: [...pieces.values()].flatMap(({ items }) => items),
        at: (index) => pieces.get(pieceOf(index))?.items[index % pieceRows],
        onVisible: (start, end) =>
          setVisible({ key, pieces: piecesBetween(start - overscanRows, Math.min(count - 1, end + overscanRows)) }),
      }
    : undefined;
  const page = first && (showsAll ? { ...first, meta: fullMeta(count) } : first);
  return { answer, page, rows };
}

type VisiblePieces = { key: string; pieces: readonly number[] };

function useVisiblePieces() {
  const [visible, setVisible] = useState<VisiblePieces>({ key: '', pieces: [] });
  const waiting = useRef<{ wanted: string; timer?: ReturnType<typeof setTimeout> }>({ wanted: '' });
  useEffect(() => {
    const memory = waiting.current;
    return () => clearTimeout(memory.timer);
  }, []);

  function setSoon(next: VisiblePieces) {
    const wanted = `${next.key} ${next.pieces.join()}`;
    if (wanted === waiting.current.wanted) return;
    clearTimeout(waiting.current.timer);
    waiting.current = { wanted, timer: setTimeout(() => setVisible(next), scrollDebounceMs) };
  }
  return [visible, setSoon] as const;
}

const pieceOf = (index: number) => Math.floor(index / pieceRows) + 1;

function piecesBetween(first: number, last: number): number[] {
  const from = pieceOf(Math.max(0, first));
  return Array.from({ length: pieceOf(Math.max(0, last)) - from + 1 }, (_, index) => from + index);
}

const fullMeta = (totalItems: number) => ({ totalItems, totalPages: 1, currentPage: 1 });
