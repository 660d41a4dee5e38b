import type { StreamRecord } from '../../replay/lambda-record.ts';
import type { Chunk, StreamLog } from './stream-log.ts';

export type Positions = Record<string, { after: string } | 'done'>;

type ShardRecords = { shard: string; records: StreamRecord[]; last: string | undefined };

/** What is left of the newest chunk, and the place after it. */
type Cursor = Chunk & { place: string | undefined };

export class StreamReader {
  readonly #log: StreamLog;
  readonly positions: Positions;
  readonly #cursors = new Map<string, Cursor>();

  constructor(log: StreamLog, positions: Positions) {
    this.#log = log;
    this.positions = positions;
  }

  /**
   * Call `handled` before the next call.
   * @returns at most `limit` wanted records, and the last place read, also when none of the records read is wanted
   */
  async next(
    limit: number,
    isWanted: (record: StreamRecord) => boolean = () => true,
  ): Promise<ShardRecords | undefined> {
    if (this.#cursors.size === 0) await this.#findShards();
    for (const [shard, cursor] of this.#cursors) {
      const { place, ...known } = cursor;
      const chunk = known.records.length > 0 ? known : await this.#log.after(shard, place, known.next);
      const [records, rest] = takeFrom(chunk.records, limit, isWanted);
      const last = chunk.records.at(-rest.length - 1)?.dynamodb.SequenceNumber;
      if (chunk.next === undefined && rest.length === 0) this.#cursors.delete(shard);
      else
        this.#cursors.set(shard, {
          records: rest,
          next: chunk.next,
          place: chunk.records.at(-1)?.dynamodb.SequenceNumber ?? place,
        });
      if (last !== undefined) return { shard, records, last };
      if (chunk.next === undefined) this.positions[shard] = 'done';
    }
    return undefined;
  }

  handled(shard: string, last: string | undefined): void {
    if (last !== undefined) this.positions[shard] = { after: last };
  }

  async #findShards(): Promise<void> {
    for (const shard of await this.#log.shards()) {
      const position = this.positions[shard];
      if (position !== 'done') this.#cursors.set(shard, { records: [], next: undefined, place: position?.after });
    }
  }
}

/** @returns the first wanted records, and what comes after the last that was looked at */
function takeFrom(
  records: readonly StreamRecord[],
  limit: number,
  isWanted: (record: StreamRecord) => boolean,
): [StreamRecord[], readonly StreamRecord[]] {
  const matching: StreamRecord[] = [];
  let at = 0;
  for (; at < records.length && matching.length < limit; at += 1) {
    if (isWanted(records[at]!)) matching.push(records[at]!);
  }
  return [matching, records.slice(at)];
}
