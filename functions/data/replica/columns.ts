import { fold } from '../../../shared/lib/text.ts';
import type { FeedKind } from '../core/feed-rows.ts';
import type { Value } from './database.ts';
import { swedishSortKey } from './swedish-sort-key.ts';

export type Column<Data> = {
  type: 'INTEGER' | 'REAL' | 'TEXT';
  value: (data: Data) => Value;
  refersTo?: FeedKind;
};
export type Columns<Data> = Record<string, Column<Data>>;

export function integer<Data>(value: (data: Data) => number | null | undefined): Column<Data> {
  return { type: 'INTEGER', value: (data) => value(data) ?? null };
}

/** The id of another record whose name lists sort by; 0 for none. */
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

/** An ISO instant in milliseconds, a fourth of its text; null for none. */
export function instant<Data>(value: (data: Data) => string | null | undefined): Column<Data> {
  return { type: 'INTEGER', value: (data) => Date.parse(value(data) ?? '') || null };
}

/** A code, and its rank in the order of the codes, by which lists sort. */
export function code<Data>(
  name: string,
  codes: readonly string[],
  value: (data: Data) => string | undefined,
): Columns<Data> {
  return { [name]: text(value), [`${name}_rank`]: integer((data) => codes.indexOf(value(data) ?? '')) };
}

/** A text, and its key in Swedish order. */
export function sortable<Data>(name: string, value: (data: Data) => string | undefined): Columns<Data> {
  return { [name]: text(value), [`${name}_sort`]: text((data) => swedishSortKey(value(data) ?? '')) };
}

/** The same, and the text as searches compare it. */
export function searchable<Data>(name: string, value: (data: Data) => string | undefined): Columns<Data> {
  return { ...sortable(name, value), [`${name}_fold`]: text((data) => fold(value(data) ?? '')) };
}
