import { type ReplicaSettings, Replica } from './replica.ts';
import { tableReplicaSettings } from './fresh-replica.ts';
import { packSnapshot, readProgress } from './snapshot-store.ts';

const hour = 3_600_000;

/** A new snapshot continues from the last one and rereads this much, so that late rows are not missed. */
const lookBack = 6 * hour;
/** Once a day, the snapshot is rebuilt from the whole feed. */
const wholeEvery = 24 * hour;

export async function takeSnapshot(settings: ReplicaSettings = tableReplicaSettings()): Promise<void> {
  const replica = await replicaForSnapshot(settings);
  const db = await replica.open();
  await packSnapshot(db, (file) => {
    // Frees memory for the upload.
    db.close();
    return settings.snapshots.save(file);
  });
}

async function replicaForSnapshot(settings: ReplicaSettings): Promise<Replica> {
  const replica = new Replica(settings);
  const db = await replica.open();
  const wholeReadAt = Date.parse(readProgress(db, 'wholeReadAt') ?? '') || 0;
  const now = settings.now?.() ?? new Date();
  if (now.getTime() - wholeReadAt < wholeEvery) {
    await replica.lookBack(lookBack);
    return replica;
  }
  db.close();
  const none = () => Promise.resolve(undefined);
  return new Replica({ ...settings, snapshots: { ...settings.snapshots, load: none, loadEarlier: none } });
}
