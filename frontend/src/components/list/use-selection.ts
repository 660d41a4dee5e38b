import { useState } from 'react';
import type { ListDefinition } from './list-definition.ts';

type RowId = number | string;

export type Selection<Row> = {
  rows: readonly Row[];
  has: (row: Row) => boolean;
  ofPage: 'none' | 'some' | 'all';
  /** @param extend marks all rows from the one that was marked last */
  toggle: (index: number, extend?: boolean) => void;
  range: (from: number, to: number) => void;
  togglePage: () => void;
  markAll: () => Promise<void>;
  keep: (ids: readonly RowId[]) => void;
  clear: () => void;
  isMarking: boolean;
  /** Marked rows are being read, so that `rows` holds fewer than the user has asked for. */
  isReading: boolean;
  setIsMarking: (isMarking: boolean) => void;
};

type Options<Row> = {
  list: ListDefinition<Row>;
  count: number;
  /** The number of rows on all pages; undefined while it is unknown. */
  total: number | undefined;
  rowAt: (index: number) => Row | undefined;
  readAll: () => Promise<readonly Row[]>;
  filterKey: string;
};

type MarkedRows<Row> = { filterKey: string; rows: ReadonlyMap<RowId, Row>; last: number | undefined };

export function useSelection<Row>({ list, count, total, rowAt, readAll, filterKey }: Options<Row>): Selection<Row> {
  const none: MarkedRows<Row> = { filterKey, rows: new Map(), last: undefined };
  const [state, setState] = useState(none);
  const [isMarking, setIsMarking] = useState(false);
  const [reading, setReading] = useState(0);
  const marked = state.filterKey === filterKey ? state : none;
  const shown = Array.from({ length: count }, (_, index) => rowAt(index)).filter((row) => row !== undefined);
  const shownById = new Map(shown.map((row) => [list.rowId(row), row]));
  const markedHere = shown.filter((row) => marked.rows.has(list.rowId(row))).length;

  const set = (rows: Iterable<Row>, last?: number) =>
    setState({ filterKey, rows: new Map([...rows].map((row) => [list.rowId(row), row])), last });
  // A row that has left the list, such as an invoiced project, is not marked any more.
  const isWhole = shown.length === total;
  const markedRows = [...marked.rows]
    .filter(([id]) => !isWhole || shownById.has(id))
    .map(([id, row]) => shownById.get(id) ?? row);

  async function read(): Promise<readonly Row[]> {
    setReading((running) => running + 1);
    try {
      return await readAll();
    } finally {
      setReading((running) => running - 1);
    }
  }

  function toggle(index: number, extend = false) {
    const row = rowAt(index);
    if (row === undefined) return;
    if (extend && marked.last !== undefined) {
      void mark(marked.last, index);
      return;
    }
    const id = list.rowId(row);
    const others = markedRows.filter((one) => list.rowId(one) !== id);
    set(marked.rows.has(id) ? others : [...others, row], index);
  }

  /** Rows that have scrolled past are read again. */
  async function mark(from: number, to: number) {
    const [first, last] = [Math.min(from, to), Math.max(from, to)];
    const known = Array.from({ length: last - first + 1 }, (_, index) => rowAt(first + index));
    const rows = known.every((row) => row !== undefined) ? known : (await read()).slice(first, last + 1);
    set([...markedRows, ...rows], to);
  }

  return {
    rows: markedRows,
    has: (row) => marked.rows.has(list.rowId(row)),
    ofPage: markedHere === 0 ? 'none' : markedHere < count ? 'some' : 'all',
    toggle,
    range: (from, to) => void mark(marked.last ?? from, to),
    togglePage: () => {
      const here = new Set(shownById.keys());
      const others = markedRows.filter((row) => !here.has(list.rowId(row)));
      if (markedHere === count) set(others);
      else if (shown.length === count) set([...others, ...shown]);
      else void mark(0, count - 1);
    },
    markAll: async () => set(await read()),
    keep: (ids) => set(markedRows.filter((row) => ids.includes(list.rowId(row)))),
    clear: () => set([]),
    isReading: reading > 0,
    isMarking: isMarking || markedRows.length > 0,
    setIsMarking,
  };
}
