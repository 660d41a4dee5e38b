import { systemSecrets } from '../../../shared/entities/system-secrets.ts';
import { user } from '../../../shared/entities/user.ts';
import { historyPrefix, keys } from './keys.ts';
import type { Kind, StoredRecord } from './records.ts';
import { type Item, queryRange } from './table.ts';

const secretFields: { [K in Kind]?: readonly string[] } = {
  user: user.secrets,
  'system-secrets': systemSecrets.secrets,
};
const hidden = '***';
/** Immutable fields that are too large to store twice. */
const leftOut: { [K in Kind]?: readonly string[] } = { invoice: ['company'] };

type Changes = { before: Record<string, unknown>; after: Record<string, unknown> };

export function changesBetween(before: StoredRecord | null, after: StoredRecord): Changes {
  const old: Record<string, unknown> = {
    ...(before?.data as Record<string, unknown> | undefined),
    ...(before && { deleted: before.deleted }),
  };
  const now: Record<string, unknown> = {
    ...(after.data as Record<string, unknown>),
    ...(before && { deleted: after.deleted }),
  };
  const secret = secretFields[after.kind] ?? [];
  const skipped = leftOut[after.kind] ?? [];
  const changes: Changes = { before: {}, after: {} };
  for (const field of Object.keys(now)) {
    if (skipped.includes(field) || isSame(old[field], now[field])) continue;
    const isSecret = secret.includes(field);
    if (before) changes.before[field] = isSecret ? hidden : old[field];
    changes.after[field] = isSecret ? hidden : now[field];
  }
  return changes;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export type StoredHistoryEntry = Changes & {
  version: number;
  changedAt: string;
  changedBy: number;
  restoredTo: string | null;
};

/** Newest first. @param before only versions older than this */
export async function getNewestHistory(
  kind: Kind,
  id: number,
  { before = newestPossible, limit }: { before?: number; limit: number },
): Promise<StoredHistoryEntry[]> {
  const items = await queryRange({
    from: keys.history(kind, id, 0),
    to: keys.history(kind, id, Math.min(before, newestPossible) - 1),
    limit,
  });
  return items.map(historyEntryOf);
}

export function historyEntryOf(item: Item): StoredHistoryEntry {
  return {
    version: Number(item.sk.slice(historyPrefix.length)),
    changedAt: item['changedAt'] as string,
    changedBy: item['changedBy'] as number,
    restoredTo: (item['restoredTo'] as string | undefined) ?? null,
    before: item['before'] as Record<string, unknown>,
    after: item['after'] as Record<string, unknown>,
  };
}

export type Contents = { data: Record<string, unknown>; deleted: boolean };

/** Secrets stay as they are, since history does not hold them. @param newer the changes to undo, newest first */
export function contentsBefore(record: StoredRecord, newer: readonly StoredHistoryEntry[]): Contents {
  const data = { ...(record.data as Record<string, unknown>) };
  const contents = { data, deleted: record.deleted };
  const secret = secretFields[record.kind] ?? [];
  for (const { before, after } of newer) {
    for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
      if (field === 'deleted') contents.deleted = before[field] === true;
      else if (secret.includes(field)) continue;
      else if (field in before) data[field] = before[field];
      else delete data[field];
    }
  }
  return contents;
}

/** The highest version that the keys have room for. */
const newestPossible = 1_000_000_000;
