import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

type Older = Partial<Pick<DatabaseSync, 'deserialize'>>;

/**
 * A database from the bytes of its file. Node has had `deserialize` since 24.16; Lambda chooses its own release of Node
 * 24, so before that it goes by a file.
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
    // Opened for good before its name goes; SQLite opens a file when it is first asked something.
    opened.exec('PRAGMA user_version');
    return opened;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
