import { freshReplica } from '../data/replica/fresh-replica.ts';
import { type Likelihood, likelyIds } from '../data/replica/ids.ts';
import type { FeedKind } from '../data/core/feed-rows.ts';
import type { Stored } from '../data/core/records.ts';
import { lastNumber } from '../data/core/table.ts';
import { recordsOf, wantedOf } from './all-records.ts';

type Likely<K extends FeedKind> = {
  /** True of all that may be wanted, and of as few others as possible. */
  likely: Likelihood;
  isWanted: (record: Stored<K>) => boolean;
  knownChangedAt: string | undefined;
};

/**
 * All records of a kind that are wanted, deleted ones too. The replica only tells which to read: the records decide, and
 * those that it does not know are read too.
 */
export async function likelyRecords<K extends FeedKind>(
  kind: K,
  { likely, isWanted, knownChangedAt }: Likely<K>,
): Promise<Stored<K>[]> {
  const [db, last] = await Promise.all([freshReplica({ knownChangedAt }), lastNumber(kind)]);
  return wantedOf(recordsOf(kind, likelyIds(db, kind, likely, last)), isWanted);
}
