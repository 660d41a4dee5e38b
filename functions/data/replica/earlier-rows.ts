import type { FeedKind } from '../core/feed-rows.ts';
import type { Database } from './database.ts';
import { versionOfKind } from './schema.ts';
import type { Progress } from './snapshot-store.ts';
import { feedKinds, tableName, tables } from './tables.ts';

/** Kinds whose rows came from an earlier snapshot, and how far it had read the feed. */
export type Earlier = { kinds: ReadonlySet<FeedKind>; progress: Partial<Record<Progress, string>> };

/**
 * Copies the rows of the file of a snapshot of another schema into empty tables without indexes, for each kind whose tables are the
 * same in both. @returns undefined if the snapshot is of another table or has no such kind
 */
export function copyEarlierRows(db: Database, file: string, ofTable: string): Earlier | undefined {
  db.run('ATTACH ? AS earlier', [file]);
  try {
    const progress = Object.fromEntries(
      db
        .all<{ name: Progress; value: string }>('SELECT name, value FROM earlier.progress')
        .map((one) => [one.name, one.value]),
    );
    if (progress.tableName !== ofTable) return undefined;
    const versions = new Map(
      db
        .all<{ kind: string; version: number }>('SELECT kind, version FROM earlier.kind_version')
        .map((one) => [one.kind, one.version]),
    );
    const kinds = feedKinds.filter((kind) => versions.get(kind) === versionOfKind(kind));
    db.transaction(() => kinds.forEach((kind) => copyKind(db, kind)));
    return kinds.length > 0 ? { kinds: new Set(kinds), progress } : undefined;
  } finally {
    db.forget();
    db.exec('DETACH earlier');
  }
}

/** As when the whole feed is read, derived columns are computed and hidden rows found afterwards. */
function copyKind(db: Database, kind: FeedKind): void {
  const name = tableName(kind);
  const { columns, texts, parts = {} } = tables[kind];
  const own = Object.keys(columns).join(', ');
  db.exec(`INSERT INTO ${name} (id, version, deleted, listed, ${own})
    SELECT id, version, deleted, 1 - deleted, ${own} FROM earlier.${name} WHERE version > 0`);
  const others = [...(texts ? [`${name}_text`] : []), ...Object.keys(parts)];
  for (const other of others) db.exec(`INSERT INTO ${other} SELECT * FROM earlier.${other}`);
}
