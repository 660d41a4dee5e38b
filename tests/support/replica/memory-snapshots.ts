import type { SnapshotStore } from '../../../functions/replica/snapshot-store.ts';

/** Keeps the newest snapshot in memory. */
export class MemorySnapshots implements SnapshotStore {
  newest: Uint8Array | undefined;

  load(): Promise<Uint8Array | undefined> {
    return Promise.resolve(this.newest);
  }

  save(snapshot: Uint8Array): Promise<void> {
    this.newest = snapshot;
    return Promise.resolve();
  }
}
