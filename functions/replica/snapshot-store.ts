import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { errorFields, log } from '../runtime/log.ts';
import { bytesOf, openBytes } from './database-bytes.ts';
import { Database } from './database.ts';
import { hasThisSchema, schemaVersion, tidy } from './schema.ts';

/** Where the newest snapshot is kept: one for each version of the schema, since others cannot be used. */
export type SnapshotStore = {
  load(): Promise<Uint8Array | undefined>;
  save(snapshot: Uint8Array): Promise<void>;
};

export function s3Snapshots({ client, bucket }: { client: S3Client; bucket: string }): SnapshotStore {
  const place = { Bucket: bucket, Key: `replica/${schemaVersion}/latest` };
  return {
    async load() {
      try {
        const { Body } = await client.send(new GetObjectCommand(place));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    async save(snapshot) {
      await client.send(new PutObjectCommand({ ...place, Body: snapshot, ContentType: 'application/zstd' }));
    },
  };
}

/** The database as one compressed file. */
export async function packSnapshot(db: Database): Promise<Uint8Array> {
  tidy(db);
  return zstdCompressSync(await bytesOf(db.connection), { params: { [constants.ZSTD_c_compressionLevel]: 6 } });
}

/**
 * Opens the newest snapshot in memory. It only saves time, so one that cannot be fetched or read, or that was made of
 * another table or another version of the schema, is as good as none.
 */
export async function openSnapshot(store: SnapshotStore, tableName: string): Promise<Database | undefined> {
  try {
    const packed = await store.load();
    if (!packed) return undefined;
    // The default of 16 kB would grow the result in thousands of steps.
    const bytes = zstdDecompressSync(packed, { chunkSize: Math.max(65_536, packed.length * 6) });
    const db = new Database(openBytes(bytes));
    if (hasThisSchema(db) && readProgress(db, 'tableName') === tableName) return db;
    db.close();
  } catch (error) {
    log('error', { message: 'The snapshot of the replica cannot be used.', ...errorFields(error) });
  }
  return undefined;
}

/** How far a replica has come, kept in it so that a snapshot of it knows. */
export type Progress = 'tableName' | 'newestSeen' | 'askedAt' | 'wholeReadAt';

export function readProgress(db: Database, name: Progress): string | undefined {
  return db.get<{ value: string }>('SELECT value FROM progress WHERE name = ?', [name])?.value;
}

export function writeProgress(db: Database, name: Progress, value: string): void {
  db.run('INSERT OR REPLACE INTO progress (name, value) VALUES (?, ?)', [name, value]);
}
