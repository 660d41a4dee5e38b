import type { Feed, IsKnown } from '../../../functions/data/replica/feed.ts';
import type { FeedKind, FeedRow } from '../../../functions/data/core/feed-rows.ts';
import { replacedBy } from '../../../functions/data/core/timestamps.ts';

type Change = { row: FeedRow; visibleAt: number };

/**
 * A table and its index `feed`, with a simulated clock. Like the real index it shows the newest version of each record
 * that has arrived; changes of one record arrive in order, those of different records in any order.
 */
export class FakeFeed implements Feed {
  now = Date.parse('2026-11-20T10:00:00.000Z');
  /** The start positions of the queries so far. */
  readonly questions: (string | undefined)[] = [];
  readonly #changes = new Map<string, Change[]>();
  readonly #pageSize: number;

  constructor(pageSize = 100) {
    this.#pageSize = pageSize;
  }

  /** The table: the newest version of every record, arrived in the index or not. */
  get table(): FeedRow[] {
    return [...this.#changes.values()].map((changes) => changes.at(-1)!.row);
  }

  versionOf({ kind, id }: FeedRow): number | undefined {
    return this.#changes.get(`${kind} ${id}`)?.length;
  }

  /**
   * Writes a record's next version. @param clock how far the writer's clock is ahead, milliseconds @param lag the delay
   * of the index, milliseconds @returns its version timestamp
   */
  write(record: FeedRow, { clock = 0, lag = 0 } = {}): string {
    const key = `${record.kind} ${record.id}`;
    const earlier = this.#changes.get(key) ?? [];
    const changedAt = new Date(this.now + clock).toISOString();
    const before = earlier.at(-1);
    const visibleAt = Math.max(this.now + lag, before?.visibleAt ?? 0);
    const replaced = before && replacedBy(changedAt, before.row);
    const row = { ...record, ...(replaced && { replaced }), version: earlier.length + 1, changedAt };
    this.#changes.set(key, [...earlier, { row, visibleAt }]);
    return changedAt;
  }

  async *pages(after?: string, until?: string, kinds?: readonly FeedKind[], isKnown: IsKnown = () => false) {
    this.questions.push(after);
    const rows = [...this.#changes.values()]
      .flatMap((changes) => changes.findLast(({ visibleAt }) => visibleAt <= this.now)?.row ?? [])
      .filter(({ changedAt }) => after === undefined || changedAt > after)
      .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
      .filter(({ changedAt }) => until === undefined || changedAt <= until)
      .filter((row) => !isKnown(row, row.changedAt))
      .sort((a, b) => (a.changedAt < b.changedAt ? -1 : 1));
    for (let start = 0; start === 0 || start < rows.length; start += this.#pageSize) {
      await Promise.resolve();
      const isLast = start + this.#pageSize >= rows.length;
      yield { rows: rows.slice(start, start + this.#pageSize), readUnits: 0.5, isLast };
    }
  }
}
