import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

type OlderSqlite = Partial<Pick<DatabaseSync, 'deserialize'>>;

/**
 * Opens a database from the bytes of its file, which it takes. `deserialize` exists from Node 24.16; Lambda chooses its
 * own release of Node 24, so older ones go through a temporary file.
 */
export function openBytes(bytes: Uint8Array<ArrayBuffer>): DatabaseSync {
  const connection = new DatabaseSync(':memory:');
  if ((connection as OlderSqlite).deserialize) {
    connection.deserialize(bytes);
    // SQLite has a copy. Frees this one now, not when garbage is next collected.
    bytes.buffer.transfer(0);
    return connection;
  }
  connection.close();
  return throughFile(bytes, (file) => {
    const opened = new DatabaseSync(file);
    // SQLite opens the file lazily, so it is read before its folder is removed.
    opened.exec('PRAGMA user_version');
    return opened;
  });
}

/** Attaches a database to another's connection, under a name. */
export function attachBytes(connection: DatabaseSync, bytes: Uint8Array, name: string): void {
  if ((connection as OlderSqlite).deserialize) {
    connection.exec(`ATTACH ':memory:' AS ${name}`);
    connection.deserialize(bytes, { dbName: name });
    return;
  }
  throughFile(bytes, (file) => connection.exec(`ATTACH '${file}' AS ${name}; PRAGMA ${name}.user_version`));
}

function throughFile<Result>(bytes: Uint8Array, use: (file: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'replica-'));
  try {
    const file = join(folder, 'replica.sqlite');
    writeFileSync(file, bytes);
    return use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
