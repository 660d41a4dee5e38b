import { errorFields, log } from '../../platform/log.ts';
import type { FeedKind, FeedRow } from '../core/feed-rows.ts';
import type { Columns } from './columns.ts';
import type { Database, Value } from './database.ts';
import { hideFollowers, isListed } from './hidden.ts';
import { renewals } from './derived.ts';
import { afterWords } from './schema.ts';
import { type Table, tableName, tables } from './tables.ts';

type Options = {
  /** True while the tables have no indexes: words are indexed, and work orders hidden, at the end. */
  withoutIndexes?: boolean;
};

/**
 * Applies feed rows to the tables, idempotently and in any order: a row counts only if its version is newer than the
 * stored one.
 * @returns how many counted
 */
export function applyRows(db: Database, rows: readonly FeedRow[], { withoutIndexes = false }: Options = {}): number {
  if (rows.length === 0) return 0;
  return db.transaction(() => rows.filter((row) => applyRow(db, row, withoutIndexes)).length);
}

function applyRow(db: Database, row: FeedRow, withoutIndexes: boolean): boolean {
  const statements = statementsOf(row.kind, withoutIndexes);
  if (!statements) return false;
  const known = db.get<ReplicatedVersion>(statements.known, [row.id]);
  if (known && known.version >= row.version) return false;
  const writes = writesOf(statements, row, withoutIndexes ? !row.deleted : isListed(db, row));
  if (!writes) return false;

  for (const statement of known ? statements.clear : []) db.run(statement, [row.id]);
  for (const { sql, values } of writes) db.run(sql, values);
  if (!withoutIndexes) hideFollowers(db, row, known);
  if (statements.renewal && !withoutIndexes) {
    const { by } = db.get<ReplicatedVersion>(statements.known, [row.id])!;
    for (const one of new Set([known?.by ?? by, by])) db.run(statements.renewal, [one]);
  }
  return true;
}

type Write = { sql: string; values: Value[] };

/** One unreadable record must not break every list: it is skipped and logged. */
function writesOf({ write, values, searched, more }: Statements, row: FeedRow, listed: boolean): Write[] | undefined {
  try {
    const state = [row.id, row.version, row.deleted ? 1 : 0, listed ? 1 : 0];
    const parts = row.deleted ? [] : more.flatMap(({ sql, rows }) => rows(row).map((one) => ({ sql, values: one })));
    const always = searched ? [{ sql: searched.sql, values: searched.values(row) }] : [];
    return [{ sql: write, values: [...state, ...values(row.data)] }, ...always, ...parts];
  } catch (error) {
    log('error', { message: 'A row of the feed cannot be read.', kind: row.kind, id: row.id, ...errorFields(error) });
    return undefined;
  }
}

type ReplicatedVersion = { version: number; deleted: number; by: number };

type Statements = {
  known: string;
  renewal: string | undefined;
  clear: string[];
  write: string;
  values: (data: FeedRow['data']) => Value[];
  searched: { sql: string; values: (row: FeedRow) => Value[] } | undefined;
  more: { sql: string; rows: (row: FeedRow) => Value[][] }[];
};

type AnyData = FeedRow<'work-order'>['data'];

const made = new Map<string, Statements>();

function statementsOf(kind: FeedKind, withoutIndexes: boolean): Statements | undefined {
  // A newer deployment may already feed kinds that this one does not know.
  if (!Object.hasOwn(tables, kind)) return undefined;
  const key = `${kind} ${withoutIndexes}`;
  const statements = made.get(key) ?? makeStatements(kind, withoutIndexes);
  made.set(key, statements);
  return statements;
}

function makeStatements(kind: FeedKind, withoutIndexes: boolean): Statements {
  const name = tableName(kind);
  const { columns, texts, words, searched, parts } = tables[kind] as Table<AnyData>;
  const values = valuesOf(columns);
  const clear: string[] = [];
  const more: Statements['more'] = [];
  if (texts) {
    const textValues = valuesOf(texts);
    clear.push(`DELETE FROM ${name}_text WHERE id = ?`);
    more.push({
      sql: insert(`${name}_text`, ['id', ...Object.keys(texts)]),
      rows: ({ id, data }) => [[id, ...textValues(data)]],
    });
  }
  const folded = texts?.[`${words}_fold`];
  if (folded && !withoutIndexes) {
    clear.push(`DELETE FROM ${name}_words WHERE rowid = ?`);
    more.push({
      sql: insert(`${name}_words`, ['rowid', 'words']),
      rows: ({ id, data }) => [[id, `${folded.value(data) as string}${afterWords}`]],
    });
  }
  const isSearched = searched !== undefined && !withoutIndexes;
  if (isSearched) clear.push(`DELETE FROM ${name}_parts WHERE rowid = ?`);
  for (const [part, { columns: partColumns, rows }] of Object.entries(parts ?? {})) {
    clear.push(`DELETE FROM ${part} WHERE ${name}_id = ?`);
    more.push({
      sql: insert(part, [`${name}_id`, 'position', ...Object.keys(partColumns)]),
      rows: ({ id, data }) => rows(data as AnyData).map((row, position) => [id, position, ...row]),
    });
  }
  return {
    known: `SELECT version, deleted, ${renewals[kind]?.by ?? 'id'} AS "by" FROM ${name} WHERE id = ?`,
    renewal: renewals[kind]?.sql,
    clear,
    write: upsert(name, ['id', 'version', 'deleted', 'listed', ...Object.keys(columns)]),
    values,
    searched: isSearched
      ? {
          sql: insert(`${name}_parts`, ['rowid', 'parts']),
          values: ({ id, data }) => [
            id,
            searched.map((column) => columns[column]!.value(data as AnyData) as string).join(' '),
          ],
        }
      : undefined,
    more,
  };
}

function valuesOf(columns: Columns<AnyData>): (data: FeedRow['data']) => Value[] {
  const all = Object.values(columns);
  return (data) => all.map(({ value }) => value(data as AnyData));
}

/** Leaves derived columns unchanged. */
function upsert(table: string, columns: string[]): string {
  const changes = columns.slice(1).map((column) => `${column} = excluded.${column}`);
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
    ON CONFLICT (id) DO UPDATE SET ${changes.join(', ')}`;
}

function insert(table: string, columns: string[]): string {
  return `INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
}
