import { DatabaseSync } from 'node:sqlite';
import { applyRows } from '../../functions/data/replica/apply.ts';
import { Database } from '../../functions/data/replica/database.ts';
import { createIndexes, createTables, tidy } from '../../functions/data/replica/schema.ts';
import type { FeedRow } from '../../functions/data/core/feed-rows.ts';

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
