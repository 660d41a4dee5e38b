import { freshReplica } from '../data/replica/fresh-replica.ts';
import { type CandidateFilter, likelyIds } from '../data/replica/ids.ts';
import type { FeedKind } from '../data/core/feed-rows.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { lastNumber } from '../data/core/table.ts';
import { recordsOf, referencesOf } from './all-records.ts';

type CandidateQuery<K extends FeedKind> = {
  /** True of all that may be wanted, and of as few others as possible. */
  likely: CandidateFilter;
  isWanted: (record: StoredRecord<K>) => boolean;
  knownChangedAt: string | undefined;
};

/**
 * All records of a kind that are wanted, deleted ones too. The replica only tells which to read: the records decide, and
 * those that it does not know are read too.
 */
export async function likelyRecords<K extends FeedKind>(
  kind: K,
  { likely, isWanted, knownChangedAt }: CandidateQuery<K>,
): Promise<StoredRecord<K>[]> {
  const [db, last] = await Promise.all([freshReplica({ knownChangedAt }), lastNumber(kind)]);
  return referencesOf(recordsOf(kind, likelyIds(db, kind, likely, last)), isWanted);
}
