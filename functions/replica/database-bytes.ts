import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, backup } from 'node:sqlite';

/**
 * A database as the bytes of its file, and back. Node has had `serialize` and `deserialize` since 24.16; Lambda chooses
 * its own release of Node 24, so before that it goes by a file.
 */
type Older = Partial<Pick<DatabaseSync, 'serialize' | 'deserialize'>>;

/** More than any replica has: in one step nothing is written in between. */
const pagesAtOnce = 2 ** 30;

export async function bytesOf(connection: DatabaseSync): Promise<Uint8Array> {
  if ((connection as Older).serialize) return connection.serialize();
  const folder = mkdtempSync(join(tmpdir(), 'replica-'));
  try {
    const file = join(folder, 'snapshot.sqlite');
    await backup(connection, file, { rate: pagesAtOnce });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

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
