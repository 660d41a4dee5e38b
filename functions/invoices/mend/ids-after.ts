import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { tableName } from '../../data/replica/tables.ts';
import type { FeedKind } from '../../data/core/feed-rows.ts';

export async function idsAfter(kind: FeedKind, after: number, limit: number, where = '1 = 1'): Promise<number[]> {
  const db = await freshReplica();
  const sql = `SELECT id FROM ${tableName(kind)} WHERE id > ? AND deleted = 0 AND ${where} ORDER BY id LIMIT ?`;
  return db.all<{ id: number }>(sql, [after, limit]).map(({ id }) => id);
}
