import type { Entity, Fields } from '../../../shared/entities/entity.ts';
import { type RowValues, schemasOf } from '../../../shared/entities/schemas-of.ts';

/** The feed's fields of an empty record. */
export function emptyFeed<Empty, Name extends keyof Empty & string>({
  empty,
  feed,
}: Entity & { empty: Empty; feed: readonly Name[] }): Pick<Empty, Name> {
  return Object.fromEntries(feed.map((name) => [name, empty[name]])) as Pick<Empty, Name>;
}

/** A record's list columns. */
export function rowOf<F extends Fields, Data extends { [Name in keyof RowValues<F>]: unknown }>(
  entity: { fields: F },
  data: Data,
): Pick<Data, keyof RowValues<F>> {
  const names = Object.keys(schemasOf(entity).rowValues) as (keyof RowValues<F>)[];
  return Object.fromEntries(names.map((name) => [name, data[name]])) as Pick<Data, keyof RowValues<F>>;
}
