import { DatabaseSync } from 'node:sqlite';
import { applyRows } from '../../functions/replica/apply.ts';
import { Database } from '../../functions/replica/database.ts';
import { createIndexes, createTables, tidy } from '../../functions/replica/schema.ts';
import type { FeedRow } from '../../functions/stores/core/feed-rows.ts';

/** A replica of a firm, built as from the complete feed. */
export function replicaOfFirm(rows: readonly FeedRow[]): Database {
  const db = new Database(new DatabaseSync(':memory:'));
  createTables(db);
  for (let start = 0; start < rows.length; start += 1_000) {
    applyRows(db, rows.slice(start, start + 1_000), { withoutIndexes: true });
  }
  createIndexes(db);
  tidy(db);
  return db;
}
