import type { FeedKind } from '../core/feed-rows.ts';
import type { Database, Value } from './database.ts';
import { tableName } from './tables.ts';

/** Which records of a kind the replica has, for callers that then read the records themselves. */

const rows = (db: Database, sql: string, values: Value[]) => db.all<{ id: number }>(sql, values).map(({ id }) => id);

/** Ids after an id, in ascending order, without deleted records. @param limit by default all */
export function idsAfter(db: Database, kind: FeedKind, after: number, limit = -1): number[] {
  return rows(db, `SELECT id FROM ${tableName(kind)} WHERE id > ? AND deleted = 0 ORDER BY id LIMIT ?`, [after, limit]);
}

/** Work orders that are invoiced, or held for an invoice, after an id. */
export function heldWorkOrdersAfter(db: Database, after: number, limit: number): number[] {
  return rows(
    db,
    `SELECT id FROM work_order WHERE id > ? AND deleted = 0
      AND (status = 'Invoiced' OR (status = 'Registered' AND invoiceable = 1 AND to_invoice = 0))
      ORDER BY id LIMIT ?`,
    [after, limit],
  );
}

export function deletedIds(db: Database, kind: FeedKind): number[] {
  return rows(db, `SELECT id FROM ${tableName(kind)} WHERE deleted = 1`, []);
}

/** What may hold of records, in the words of the replica's table: see `projectsNaming` and `workOrdersNaming`. */
export type CandidateFilter = { where: string; values: readonly Value[] };

const referringColumns = {
  contact: 'main_contact_id = ? OR id IN (SELECT project_id FROM project_contact WHERE contact_id = ?)',
  user: 'owner_user_id = ? OR reviewer_user_id = ?',
};

/**
 * True of all projects that may name a person. The replica has neither persons nor texts of deleted projects, and the
 * texts of others in one column.
 * @param folded words that texts may hold
 */
export function projectsNaming(kind: 'contact' | 'user', id: number, folded: readonly string[]): CandidateFilter {
  const inTexts = folded.map(() => 'id IN (SELECT id FROM project_text WHERE instr(words_fold, ?) > 0)');
  const where = ['deleted = 1', 'has_texts = 0', referringColumns[kind], ...inTexts].join(' OR ');
  return { where, values: [id, id, ...folded] };
}

/** True of all work orders that may name a user. */
export function workOrdersNaming(userId: number): CandidateFilter {
  const where = '? IN (owner_user_id, helper_user_id, created_by_user_id) OR created_by_user_id IS NULL';
  return { where, values: [userId] };
}

/** Ids for which the condition holds, deleted ones too, and ids that the replica does not know, up to the last. */
export function likelyIds(db: Database, kind: FeedKind, { where, values }: CandidateFilter, last: number): number[] {
  const table = tableName(kind);
  const likely = rows(db, `SELECT id FROM ${table} WHERE version > 0 AND (${where})`, [...values]);
  return [...likely, ...idsLeftOut(db, table, last)].toSorted((one, other) => one - other);
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
