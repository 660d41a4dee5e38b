import type { Entity } from '../../../shared/entities/entity.ts';

/** What the feed carries of a record of which nothing is known. */
export function emptyFeed<Empty, Name extends keyof Empty & string>({
  empty,
  feed,
}: Entity & { empty: Empty; feed: readonly Name[] }): Pick<Empty, Name> {
  return Object.fromEntries(feed.map((name) => [name, empty[name]])) as Pick<Empty, Name>;
}

/** Of a record what the rows of lists show. */
export function rowOf<Rows extends object, Data extends { [Name in keyof Rows]: unknown }>(
  { rowValues }: { rowValues: Rows },
  data: Data,
): Pick<Data, keyof Rows> {
  const names = Object.keys(rowValues) as (keyof Rows)[];
  return Object.fromEntries(names.map((name) => [name, data[name]])) as Pick<Data, keyof Rows>;
}
