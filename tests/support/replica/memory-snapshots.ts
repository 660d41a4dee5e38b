import { readFile } from 'node:fs/promises';
import type { SnapshotStore } from '../../../functions/replica/snapshot-store.ts';

export class MemorySnapshots implements SnapshotStore {
  newest: Uint8Array | undefined;

  load(): Promise<Uint8Array | undefined> {
    return Promise.resolve(this.newest);
  }

  async save(file: string): Promise<void> {
    this.newest = await readFile(file);
  }
}
