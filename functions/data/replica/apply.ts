import { errorFields, log } from '../../platform/log.ts';
import type { FeedKind, FeedRow } from '../core/feed-rows.ts';
import type { Columns } from './columns.ts';
import type { Database, Value } from './database.ts';
import { hideFollowers, isListed } from './hidden.ts';
import { renewals } from './derived-tables.ts';
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

  // The texts of most changed records stay, and their indexes of words are costly.
  const changed = known ? writes.beside.filter(({ part, rows }) => !isStored(db, part, row.id, rows)) : writes.beside;
  if (known) for (const { part } of changed) for (const sql of part.clear) db.run(sql, [row.id]);
  db.run(statements.write, writes.values);
  for (const { rows } of changed) for (const { sql, values } of rows) db.run(sql, values);
  if (!withoutIndexes) hideFollowers(db, row, known);
  if (statements.renewal && !withoutIndexes) {
    const { by } = db.get<ReplicatedVersion>(statements.known, [row.id])!;
    for (const one of new Set([known?.by ?? by, by])) db.run(statements.renewal, [one]);
  }
  return true;
}

type Write = { sql: string; values: Value[] };

/** One unreadable record must not break every list: it is skipped and logged. */
function writesOf({ values, beside }: Statements, row: FeedRow, listed: boolean) {
  try {
    const state = [row.id, row.version, row.deleted ? 1 : 0, listed ? 1 : 0];
    return {
      values: [...state, ...values(row.data)],
      beside: beside.map((part) => ({ part, rows: row.deleted && !part.isKept ? [] : part.writes(row) })),
    };
  } catch (error) {
    log('error', { message: 'A row of the feed cannot be read.', kind: row.kind, id: row.id, ...errorFields(error) });
    return undefined;
  }
}

/** True of texts that are stored as they would be written. */
function isStored(db: Database, { stored }: SideTable, id: number, [first]: readonly Write[]): boolean {
  if (!stored || !first) return false;
  const found = db.get<Record<string, Value>>(stored, [id]);
  return found !== undefined && Object.values(found).every((value, index) => value === first.values[index]);
}

type ReplicatedVersion = { version: number; deleted: number; by: number };

type Statements = {
  known: string;
  renewal: string | undefined;
  write: string;
  values: (data: FeedRow['data']) => Value[];
  beside: SideTable[];
};

/** What is written beside the row of a record. */
type SideTable = {
  clear: string[];
  writes: (row: FeedRow) => Write[];
  /** Gives the values of the first write as they are stored. */
  stored?: string;
  /** True of what deleted records have too. */
  isKept?: boolean;
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
  const { columns, searched, parts } = tables[kind] as Table<AnyData>;
  return {
    known: `SELECT version, deleted, ${renewals[kind]?.by ?? 'id'} AS "by" FROM ${name} WHERE id = ?`,
    renewal: renewals[kind]?.sql,
    write: upsert(name, ['id', 'version', 'deleted', 'listed', ...Object.keys(columns)]),
    values: valuesOf(columns),
    beside: [
      ...(searched && !withoutIndexes ? [searchedOf(name, columns, searched)] : []),
      ...textsOf(name, tables[kind] as Table<AnyData>, withoutIndexes),
      ...Object.entries(parts ?? {}).map(([part, { columns: partColumns, rows }]) => {
        const sql = insert(part, [`${name}_id`, 'position', ...Object.keys(partColumns)]);
        return {
          clear: [`DELETE FROM ${part} WHERE ${name}_id = ?`],
          writes: ({ id, data }: FeedRow) =>
            rows(data as AnyData).map((row, position) => ({ sql, values: [id, position, ...row] })),
        };
      }),
    ],
  };
}

function searchedOf(name: string, columns: Columns<AnyData>, searched: readonly string[]): SideTable {
  const sql = insert(`${name}_parts`, ['rowid', 'parts']);
  const parts = (data: FeedRow['data']) =>
    searched.map((column) => columns[column]!.value(data as AnyData) as string).join(' ');
  return {
    clear: [`DELETE FROM ${name}_parts WHERE rowid = ?`],
    writes: ({ id, data }) => [{ sql, values: [id, parts(data)] }],
    stored: `SELECT id, ${searched.join(` || ' ' || `)} FROM ${name} WHERE id = ? AND version > 0`,
    isKept: true,
  };
}

function textsOf(name: string, { texts, words }: Table<AnyData>, withoutIndexes: boolean): SideTable[] {
  if (!texts) return [];
  const values = valuesOf(texts);
  const sql = insert(`${name}_text`, ['id', ...Object.keys(texts)]);
  const folded = withoutIndexes ? undefined : texts[`${words}_fold`];
  const ofWords = insert(`${name}_words`, ['rowid', 'words']);
  return [
    {
      clear: [
        `DELETE FROM ${name}_text WHERE id = ?`,
        ...(folded ? [`DELETE FROM ${name}_words WHERE rowid = ?`] : []),
      ],
      writes: ({ id, data }) => [
        { sql, values: [id, ...values(data)] },
        ...(folded ? [{ sql: ofWords, values: [id, `${folded.value(data) as string}${afterWords}`] }] : []),
      ],
      stored: `SELECT id, ${Object.keys(texts).join(', ')} FROM ${name}_text WHERE id = ?`,
    },
  ];
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
