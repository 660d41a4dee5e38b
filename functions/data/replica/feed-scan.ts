import type { FeedKind } from '../core/feed-rows.ts';
import type { Feed, FeedPage } from './feed.ts';

type FeedRange = { after: string | undefined; until: string | undefined };

const readers = 6;

/**
 * A full read of the feed, in parallel ranges of time, resumable after an interruption. An idle reader takes half of
 * another's remaining range.
 */
export class FeedScan {
  readonly startedAt: number;
  readonly #open: FeedRange[];
  readonly #kinds: readonly FeedKind[] | undefined;
  #idle = readers;

  constructor(startedAt: number, kinds?: readonly FeedKind[]) {
    this.startedAt = startedAt;
    this.#kinds = kinds;
    this.#open = kinds?.length === 0 ? [] : [{ after: undefined, until: undefined }];
  }

  /** @throws the feed's error when all readers have ended; the rest can still be read */
  async run(feed: Feed, take: (page: FeedPage) => void): Promise<void> {
    const running = new Set<Promise<void>>();
    const failures: unknown[] = [];
    this.#idle = readers;
    while (running.size > 0 || (this.#open.length > 0 && failures.length === 0)) {
      while (this.#idle > 0 && this.#open.length > 0 && failures.length === 0) {
        this.#idle -= 1;
        const range = this.#open.shift()!;
        const reading: Promise<void> = this.#read(feed, range, take)
          .catch((error: unknown) => {
            failures.push(error);
            this.#open.push(range);
          })
          .finally(() => {
            this.#idle += 1;
            running.delete(reading);
          });
        running.add(reading);
      }
      await Promise.race(running);
    }
    if (failures.length > 0) throw failures[0];
  }

  async #read(feed: Feed, range: FeedRange, take: (page: FeedPage) => void): Promise<void> {
    for await (const page of feed.pages(range.after, range.until, this.#kinds)) {
      take(page);
      // When the host runs all functions in one process, other calls share this thread.
      await new Promise((resolve) => setImmediate(resolve));
      const newest = page.reached ?? page.rows.at(-1)?.changedAt;
      if (page.isLast || newest === undefined) continue;
      // Rows with the same timestamp may continue on the next page.
      const after = new Date(Date.parse(newest) - 1).toISOString();
      const hasMoved = range.after === undefined || after > range.after;
      if (!hasMoved) continue;
      range.after = after;
      if (this.#idle > 0 && this.#open.length === 0 && this.#halve(range)) return;
    }
  }

  #halve({ after, until }: FeedRange): boolean {
    const [start, end] = [Date.parse(after!), until === undefined ? this.startedAt : Date.parse(until)];
    if (!(end - start > 2_000)) return false;
    const middle = new Date((start + end) / 2).toISOString();
    this.#open.push({ after, until: middle }, { after: middle, until });
    return true;
  }
}
