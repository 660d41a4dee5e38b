import { equals } from '../../data/core/condition.ts';
import { updateIf } from '../../data/core/conditional-update.ts';
import { type FeedKind, feedRow, lacksFeedFields } from '../../data/core/feed-rows.ts';
import { keys } from '../../data/core/keys.ts';
import { type Item, getItems, parseRecord } from '../../data/core/table.ts';
import type { Migration } from './migration.ts';

/**
 * Completes rows in the feed that are older than a field of it, of deleted records too. No record becomes a new version,
 * and replicas find the field when they next read the whole feed, within a day: for a field that no list shows.
 */
export function completeRows<K extends FeedKind>(name: string, kind: K): Migration<K> {
  return { name, kind, migrate: () => undefined, beside: (ids) => complete(kind, ids) };
}

/** Idempotent. @returns how many rows it has completed */
async function complete(kind: FeedKind, ids: readonly number[]): Promise<number> {
  const items = await getItems(ids.map((id) => keys.record(kind, id)));
  const older = items.filter((item): item is WithRow => typeof item['row'] === 'string');
  const done = await Promise.all(
    older.filter(({ row }) => lacksFeedFields(kind, row)).map((item) => completeRow(kind, item)),
  );
  return done.filter(({ isDone }) => isDone).length;
}

type WithRow = Item & { row: string };

function completeRow(kind: FeedKind, { pk, sk, ...item }: WithRow): ReturnType<typeof updateIf> {
  const row = feedRow(parseRecord(kind, { pk, sk, ...item }), JSON.parse(item.row) as object);
  return updateIf({ pk, sk }, { set: { row }, onlyIf: equals({ row: item.row }) });
}
