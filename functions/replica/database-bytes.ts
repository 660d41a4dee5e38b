import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

type Older = Partial<Pick<DatabaseSync, 'deserialize'>>;

/**
 * Opens a database from the bytes of its file. `deserialize` exists from Node 24.16; Lambda chooses its own release of
 * Node 24, so older ones go through a temporary file.
 */
export function openBytes(bytes: Uint8Array): DatabaseSync {
  const connection = new DatabaseSync(':memory:');
  if ((connection as Older).deserialize) {
    connection.deserialize(bytes);
    return connection;
  }
  connection.close();
  const folder = mkdtempSync(join(tmpdir(), 'replica-'));
  try {
    const file = join(folder, 'replica.sqlite');
    writeFileSync(file, bytes);
    const opened = new DatabaseSync(file);
    // SQLite opens the file lazily, so it is read before its folder is removed.
    opened.exec('PRAGMA user_version');
    return opened;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
