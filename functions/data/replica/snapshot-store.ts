import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DatabaseSync } from 'node:sqlite';
import { constants, createZstdCompress } from 'node:zlib';
import { lazily } from '../../platform/once.ts';
import { errorFields, log } from '../../platform/log.ts';
import { Database } from './database.ts';
import { hasThisSchema, tidy } from './schema.ts';
import { throughFile } from './unpacked-file.ts';

export type SnapshotStore = {
  load(): Promise<Uint8Array | undefined>;
  /** The newest snapshot, if it is of another schema. */
  loadEarlier(): Promise<Uint8Array | undefined>;
  save(file: string): Promise<void>;
};

/** @param open loads the store when it is first used */
export function lazySnapshots(open: () => Promise<SnapshotStore>): SnapshotStore {
  const store = lazily(open);
  return {
    load: async () => (await store()).load(),
    loadEarlier: async () => (await store()).loadEarlier(),
    save: async (file) => (await store()).save(file),
  };
}

/**
 * Writes the database to a compressed file and passes it to `use`. Goes through the disk, because memory cannot hold a
 * second copy of a large database.
 */
export async function packSnapshot<Result>(db: Database, use: (file: string) => Promise<Result>): Promise<Result> {
  tidy(db);
  const folder = await mkdtemp(join(tmpdir(), 'replica-'));
  const [whole, packed] = [join(folder, 'whole'), join(folder, 'packed')];
  try {
    db.run('VACUUM INTO ?', [whole]);
    const compress = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 6 } });
    await pipeline(createReadStream(whole), compress, createWriteStream(packed));
    return await use(packed);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Opens the newest snapshot. A snapshot only saves time, so one that cannot be fetched or read, or that is of another
 * table or schema version, is ignored.
 */
export function openSnapshot(store: SnapshotStore, tableName: string): Promise<Database | undefined> {
  return ifUsable(async () => {
    const packed = await store.load();
    if (!packed) return undefined;
    const db = await throughFile(packed, openFile);
    if (hasThisSchema(db) && readProgress(db, 'tableName') === tableName) return db;
    db.close();
    return undefined;
  });
}

function openFile(file: string): Database {
  const db = new Database(new DatabaseSync(file));
  // SQLite opens the file when it is first read.
  db.exec('PRAGMA user_version');
  return db;
}

export async function ifUsable<Result>(open: () => Promise<Result> | Result): Promise<Result | undefined> {
  try {
    return await open();
  } catch (error) {
    log('error', { message: 'The snapshot of the replica cannot be used.', ...errorFields(error) });
    return undefined;
  }
}

/** Stored in the replica, so that snapshots include it. */
export type Progress = 'tableName' | 'newestSeen' | 'askedAt' | 'wholeReadAt' | 'summedOn';

export function readProgress(db: Database, name: Progress): string | undefined {
  return db.get<{ value: string }>('SELECT value FROM progress WHERE name = ?', [name])?.value;
}

export function writeProgress(db: Database, name: Progress, value: string): void {
  db.run('INSERT OR REPLACE INTO progress (name, value) VALUES (?, ?)', [name, value]);
}
