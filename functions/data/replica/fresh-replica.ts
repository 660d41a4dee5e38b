import { onWarmUp } from '../../platform/keep-warm.ts';
import { lazily } from '../../platform/once.ts';
import { s3 } from '../../platform/s3.ts';
import { environment } from '../../platform/environment.ts';
import type { Database } from './database.ts';
import { Replica, type ReplicaSettings } from './replica.ts';
import { lazySnapshots } from './snapshot-store.ts';
import { tableFeed } from './feed.ts';

const replica = lazily(() => new Replica(tableReplicaSettings()));
onWarmUp(() => replica().fresh());

/**
 * The replica of this process, caught up with the table. Read it synchronously, without awaiting anything in between.
 * @param knownChangedAt the newest change that the caller knows of (read-your-writes)
 */
export function freshReplica({ knownChangedAt }: { knownChangedAt?: string | undefined } = {}): Promise<Database> {
  return replica().fresh({ knownChangedAt });
}

export function tableReplicaSettings(): ReplicaSettings {
  return {
    feed: tableFeed(),
    snapshots: lazySnapshots(async () => {
      const [{ s3Snapshots }, { client }] = await Promise.all([import('./s3-snapshots.ts'), s3()]);
      return s3Snapshots({ client, bucket: environment.snapshotBucket() });
    }),
    tableName: environment.tableName(),
  };
}
