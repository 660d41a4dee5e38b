import { agreement } from '../../../shared/entities/agreement.ts';
import { type FeedKind, factsOf } from '../../../shared/codes/kinds.ts';
import { entities } from '../../../shared/entities/entities.ts';
import type { Data, StoredRecord } from './records.ts';

export type { FeedKind };

/** The feed also holds the entries of an agreement, which the API does not show. */
type FeedField<K extends FeedKind> = K extends 'agreement'
  ? keyof typeof agreement.fields
  : (typeof entities)[K]['feed'][number];
export type FeedData<K extends FeedKind> = Pick<Data<K>, FeedField<K> & keyof Data<K>>;

function feedFields(kind: FeedKind): readonly string[] {
  return kind === 'agreement' ? Object.keys(agreement.fields) : entities[kind].feed;
}

export type FeedRow<K extends FeedKind = FeedKind> = {
  kind: K;
  id: number;
  version: number;
  deleted: boolean;
  changedAt: string;
  /** The timestamps of the versions before that a caller may still await, the newest first. */
  replaced?: string;
  /** How many rows have this timestamp, if it is not the only one. */
  together?: number | undefined;
  data: FeedData<K>;
};

export const feedShard = 'F0';

export function isInFeed({ kind }: Pick<StoredRecord, 'kind'>): boolean {
  return factsOf(kind).isInFeed === true;
}

export function feedRow(
  record: StoredRecord,
  { replaced, together }: { replaced?: string | undefined; together?: number | undefined } = {},
): string | undefined {
  if (!isInFeed(record)) return undefined;
  const { kind, id, version, deleted } = record;
  const all = record.data as Record<string, unknown>;
  const data = Object.fromEntries(feedFields(kind as FeedKind).map((field) => [field, all[field]]));
  return JSON.stringify({ kind, id, version, deleted, replaced, together, data });
}

/** @param row as it is stored, if it is */
export function lacksFeedFields(kind: FeedKind, row: string | undefined): boolean {
  if (row === undefined) return true;
  const { data } = JSON.parse(row) as Pick<FeedRow, 'data'>;
  return feedFields(kind).some((field) => !(field in data));
}
