import { changesOf, clockSkewMs, indexLagMs, maxChanges } from '../../../shared/contract/headers.ts';

/** A change further ahead of this clock than clocks differ is not believed. */
const believedMs = 5_000;

/** Later than this by any clock, an index shows a change. */
export const shownAfterMs = indexLagMs + clockSkewMs;

/** A caller's newest change is awaited by lists that are read within this time. */
export const awaitedMs = 10_000;

/** Whether lists that are read at an instant await this change, if a caller knows it. */
export function isAwaited(changedAt: string, now: number): boolean {
  return Date.parse(changedAt) + awaitedMs > now;
}

let last = 0;

/**
 * Lets the later timestamps of this process follow a change that a caller knows of, though another instance's clock, which
 * may be ahead, has timestamped it. The newest of the changes that the caller knows of is then its latest.
 */
export function followChange(changedAt: string | undefined): void {
  const known = Date.parse(changedAt ?? '');
  if (known > last && known <= Date.now() + believedMs) last = known;
}

/** The moment of a change: strictly increasing within this process. */
export function newTimestamp(): string {
  last = Math.max(Date.now(), last + 1);
  return new Date(last).toISOString();
}

/** The changes that a caller knows of, the newest first. @param known as the caller sent it */
export function timestampsOf(known: string | undefined): string[] {
  return changesOf(known).slice(0, maxChanges);
}

/**
 * The changes that a row of a record names beside its own, the newest first: those before it that a caller may still await.
 * No other row tells of them.
 * @param before the record as it was
 */
export function replacedBy(
  changedAt: string,
  before: { changedAt: string; replaced?: string | undefined },
): string | undefined {
  const awaited = [before.changedAt, ...changesOf(before.replaced)].filter((one) =>
    isAwaited(one, Date.parse(changedAt)),
  );
  return awaited.slice(0, maxChanges).join(',') || undefined;
}

/**
 * What the caller of a change sends with its next list: the change, and those of its earlier ones that an index may not
 * show yet. An index shows changes in any order.
 * @param known those that are known of, the newest first
 * @param replaced the timestamps of records before the change, which no list will show
 */
export function withEarlier(changedAt: string, known: readonly string[], replaced: readonly string[]): string {
  const shownBy = Date.now() - shownAfterMs;
  const earlier = known.filter((one) => one < changedAt && Date.parse(one) > shownBy && !replaced.includes(one));
  return [changedAt, ...earlier].slice(0, maxChanges).join(',');
}
