import type { Database, Value } from '../data/replica/database.ts';
import { freshReplica } from '../data/replica/fresh-replica.ts';
import { tableName } from '../data/replica/tables.ts';
import type { FeedKind } from '../data/core/feed-rows.ts';
import type { Stored } from '../data/core/records.ts';
import { lastNumber } from '../data/core/table.ts';
import { recordsOf, wantedOf } from './all-records.ts';

type Likely<K extends FeedKind> = {
  /** In the words of the replica's table: true of all that may be wanted, and of as few others as possible. */
  where: string;
  values: readonly Value[];
  isWanted: (record: Stored<K>) => boolean;
  knownChangedAt: string | undefined;
};

/**
 * All records of a kind that are wanted, deleted ones too. The replica only tells which to read: the records decide, and
 * those that it does not know are read too.
 */
export async function likelyRecords<K extends FeedKind>(
  kind: K,
  { where, values, isWanted, knownChangedAt }: Likely<K>,
): Promise<Stored<K>[]> {
  const [db, last] = await Promise.all([freshReplica({ knownChangedAt }), lastNumber(kind)]);
  const table = tableName(kind);
  const likely = db.all<{ id: number }>(`SELECT id FROM ${table} WHERE version > 0 AND (${where})`, values);
  const ids = [...likely.map(({ id }) => id), ...idsLeftOut(db, table, last)].toSorted((one, other) => one - other);
  return wantedOf(recordsOf(kind, ids), isWanted);
}

function idsLeftOut(db: Database, table: string, last: number): number[] {
  return db
    .all<{ after: number; before: number }>(
      `SELECT after, before FROM (
        SELECT lag(id, 1, 0) OVER (ORDER BY id) AS after, id AS before FROM (
          SELECT id FROM ${table} WHERE version > 0 AND id <= ? UNION ALL SELECT ?
        )
      ) WHERE before > after + 1`,
      [last, last + 1],
    )
    .flatMap(({ after, before }) => Array.from({ length: before - after - 1 }, (_, index) => after + 1 + index));
}
