import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdDecompressSync } from 'node:zlib';
import type { Part } from './find-secrets.ts';

/**
 * Excluded: Fortnox's own registers, the keys that AWS KMS keeps in hardware, and the logins the host prints for its
 * users.
 */
const notOurs = ['fortnox', 'kms', 'local-stack.json'];

/**
 * Everything a local stack stores: items, their stream records, objects, mails and logs. The database file is also read
 * whole, since deleted data may remain in it.
 */
export function* keptIn(dataDir: string): Generator<Part> {
  const database = join(dataDir, 'database.sqlite');
  if (existsSync(database)) yield* rowsOf(database);
  for (const file of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    const where = relative(dataDir, path);
    if (!file.isFile() || notOurs.some((name) => where === name || where.startsWith(`${name}/`))) continue;
    yield { where, bytes: readable(readFileSync(path)) };
  }
}

type Row = Record<string, string | number | null>;

/** A value may span several pages of the file, so rows are read as rows. */
function* rowsOf(file: string): Generator<Part> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    for (const { name } of tables as { name: string }[]) {
      for (const row of database.prepare(`SELECT * FROM "${name}"`).iterate() as Iterable<Row>) {
        const place =
          'item_size' in row
            ? [row['pk'], row['sk']].map(withoutType)
            : [name, row['keys_json'] ?? row['table_pk'] ?? ''];
        yield { where: place.join(' '), bytes: Buffer.from(Object.values(row).join('\n')) };
      }
    }
  } finally {
    database.close();
  }
}

/** Keys are stored as 'S:CUSTOMER#1'. */
const withoutType = (key: Row[string] | undefined): string => String(key).replace(/^S:/, '');

/** Snapshots of the lists are compressed. */
function readable(bytes: Buffer): Buffer {
  return bytes.length > 4 && bytes.readUInt32LE(0) === zstdMagic ? zstdDecompressSync(bytes) : bytes;
}

const zstdMagic = 0xfd2fb528;
