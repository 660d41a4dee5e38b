import { fold } from '../../shared/lib/text.ts';
import type { FeedKind } from '../stores/core/feed-rows.ts';
import type { Value } from './database.ts';
import { swedishSortKey } from './swedish-sort-key.ts';

/** A typed column of a replica table and what a record's data puts in it. */
export type Column<Data> = {
  type: 'INTEGER' | 'REAL' | 'TEXT';
  value: (data: Data) => Value;
  /** The kind of record whose number it holds. */
  refersTo?: FeedKind;
};
export type Columns<Data> = Record<string, Column<Data>>;

/** A whole number; rows from before a field existed have null. */
export function integer<Data>(value: (data: Data) => number | null | undefined): Column<Data> {
  return { type: 'INTEGER', value: (data) => value(data) ?? null };
}

/** The number of another record by whose name lists are ordered; 0 where there is none. */
export function reference<Data>(refersTo: FeedKind, value: (data: Data) => number | null | undefined): Column<Data> {
  return { type: 'INTEGER', refersTo, value: (data) => value(data) ?? 0 };
}

export function real<Data>(value: (data: Data) => number | null | undefined): Column<Data> {
  return { type: 'REAL', value: (data) => value(data) ?? null };
}

export function flag<Data>(value: (data: Data) => boolean | undefined): Column<Data> {
  return { type: 'INTEGER', value: (data) => (value(data) ? 1 : 0) };
}

export function text<Data>(value: (data: Data) => string | undefined): Column<Data> {
  return { type: 'TEXT', value: (data) => value(data) ?? '' };
}

/** A code of a fixed list, and its place there to sort by. */
export function code<Data>(
  name: string,
  codes: readonly string[],
  value: (data: Data) => string | undefined,
): Columns<Data> {
  return { [name]: text(value), [`${name}_rank`]: integer((data) => codes.indexOf(value(data) ?? '')) };
}

/** A text that lists sort by: as it is, and as a Swedish sort key. */
export function sortable<Data>(name: string, value: (data: Data) => string | undefined): Columns<Data> {
  return { [name]: text(value), [`${name}_sort`]: text((data) => swedishSortKey(value(data) ?? '')) };
}

/** A text that lists search in and sort by: the same, and folded. */
export function searchable<Data>(name: string, value: (data: Data) => string | undefined): Columns<Data> {
  return { ...sortable(name, value), [`${name}_fold`]: text((data) => fold(value(data) ?? '')) };
}
