import type { Entity } from '../../../shared/entities/entity.ts';

/** The feed's fields of an empty record. */
export function emptyFeed<Empty, Name extends keyof Empty & string>({
  empty,
  feed,
}: Entity & { empty: Empty; feed: readonly Name[] }): Pick<Empty, Name> {
  return Object.fromEntries(feed.map((name) => [name, empty[name]])) as Pick<Empty, Name>;
}

/** A record's list columns. */
export function rowOf<Rows extends object, Data extends { [Name in keyof Rows]: unknown }>(
  { rowValues }: { rowValues: Rows },
  data: Data,
): Pick<Data, keyof Rows> {
  const names = Object.keys(rowValues) as (keyof Rows)[];
  return Object.fromEntries(names.map((name) => [name, data[name]])) as Pick<Data, keyof Rows>;
}
