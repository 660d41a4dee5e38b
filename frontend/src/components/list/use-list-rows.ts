import { hashKey, useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Route } from '../../../../shared/contract/route.ts';
import type { Paged } from '../../../../shared/schemas/list.ts';
import type { InputOf } from '../../api/call.ts';
import { keyOf } from '../../api/query-client.ts';
import { routeQuery, useRoute } from '../../api/use-route.ts';
import type { RowWindow } from './row-window.ts';
import type { FilterValues, ListQuery } from './use-list-state.ts';
import { listsText } from '../../text/lists.ts';

/** The rows per request of a list that shows all. A list with no more is rendered whole. */
const pieceRows = 200;

/** Overscan: rows this far outside the viewport are read ahead. */
const beforehand = 40;
/** Pages that were scrolled past are evicted after this time, which bounds memory. */
const keptMs = 15_000;
/** Debounce of scrolling: pages that are only passed are not read. */
const settledMs = 100;
const tryAgainMs = 5_000;

type Asked = ListQuery & FilterValues;
type Asking<R extends Route> = {
  route: R;
  query: Asked;
  inputOf: (query: Asked) => InputOf<R>;
  showsAll: boolean;
  /** Which answers carry sums: that of a list which shows all, every one, or none. */
  sums: 'whole' | 'always' | 'never';
};

export function useListRows<Row, R extends Route>({ route, query, inputOf, showsAll, sums }: Asking<R>) {
  const inputOfPiece = (piece: number) => {
    const withSums = sums !== 'never' && piece === 1 ? { sums: true } : {};
    return inputOf({ ...query, ...withSums, currentPage: piece, itemsPerPage: pieceRows } as Asked);
  };
  const input = showsAll ? inputOfPiece(1) : inputOf({ ...query, ...(sums === 'always' && { sums: true }) } as Asked);
  const answer = useRoute(route, input, { silent: true });
  const first = answer.data as Paged<Row> | undefined;

  const key = hashKey(keyOf(route, inputOfPiece(1)));
  const [sight, see] = useSight();
  const wanted = showsAll && sight.key === key ? sight.pieces.filter((piece) => piece > 1) : [];
  const others = useQueries({
    queries: wanted.map((piece) => ({
      ...routeQuery(route, inputOfPiece(piece), { keepPrevious: false, failure: listsText.notRead }),
      gcTime: keptMs,
      refetchInterval: ({ state }: { state: { status: string } }) => (state.status === 'error' ? tryAgainMs : false),
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

  // When the list has grown or shrunk, the rows of earlier pages have moved.
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
        at: (index) => pieces.get(pieceOf(index))?.items[index % pieceRows],
        onSight: (start, end) =>
          see({ key, pieces: piecesBetween(start - beforehand, Math.min(count - 1, end + beforehand)) }),
      }
    : undefined;
  const page = first && (showsAll ? { ...first, meta: wholeMeta(count) } : first);
  return { answer, page, rows };
}

type Sight = { key: string; pieces: readonly number[] };

function useSight() {
  const [settled, setSettled] = useState<Sight>({ key: '', pieces: [] });
  const waiting = useRef<{ sight: string; timer?: ReturnType<typeof setTimeout> }>({ sight: '' });
  useEffect(() => {
    const memory = waiting.current;
    return () => clearTimeout(memory.timer);
  }, []);

  function see(next: Sight) {
    const sight = `${next.key} ${next.pieces.join()}`;
    if (sight === waiting.current.sight) return;
    clearTimeout(waiting.current.timer);
    waiting.current = { sight, timer: setTimeout(() => setSettled(next), settledMs) };
  }
  return [settled, see] as const;
}

const pieceOf = (index: number) => Math.floor(index / pieceRows) + 1;

function piecesBetween(first: number, last: number): number[] {
  const from = pieceOf(Math.max(0, first));
  return Array.from({ length: pieceOf(Math.max(0, last)) - from + 1 }, (_, index) => from + index);
}

const wholeMeta = (totalItems: number) => ({ totalItems, totalPages: 1, currentPage: 1 });
