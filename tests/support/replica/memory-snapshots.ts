import { readFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { SnapshotStore } from '../../../functions/data/replica/snapshot-store.ts';
import { tableName } from '../../../functions/data/replica/tables.ts';
import type { FeedKind } from '../../../functions/data/core/feed-rows.ts';

export class MemorySnapshots implements SnapshotStore {
  newest: Uint8Array | undefined;
  earlier: Uint8Array | undefined;

  load(): Promise<Uint8Array | undefined> {
    return Promise.resolve(this.newest);
  }

  loadEarlier(): Promise<Uint8Array | undefined> {
    return Promise.resolve(this.earlier);
  }

  /** Makes the newest snapshot one of another schema, in which the tables of these kinds differ. */
  changeSchema(kinds: readonly FeedKind[]): void {
    if (!this.newest) return;
    const db = new DatabaseSync(':memory:');
    db.deserialize(zstdDecompressSync(this.newest));
    for (const kind of kinds) db.prepare('UPDATE kind_version SET version = version + 1 WHERE kind = ?').run(kind);
    for (const kind of kinds) db.exec(`UPDATE ${tableName(kind)} SET id = -id, version = 99 WHERE version > 0`);
    db.exec('PRAGMA user_version = 1');
    this.earlier = zstdCompressSync(db.serialize());
    this.newest = undefined;
    db.close();
  }

  async save(file: string): Promise<void> {
    this.newest = await readFile(file);
  }
}
