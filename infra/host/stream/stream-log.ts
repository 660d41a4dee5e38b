import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import type { StreamRecord } from '../../replay/lambda-record.ts';

/** Records in order, and where the next are read; undefined when the shard has ended. */
export type Chunk = { records: readonly StreamRecord[]; next: string | undefined };

const recordsAtATime = 1_000;
/** So that one consumer may be behind another. */
const keptChunks = 4;

/** A stream that several consumers read: those at the same place share one request. */
export class StreamLog {
  readonly #client: Pick<DynamoDBStreamsClient, 'send'>;
  readonly #arn: string;
  readonly #chunks = new Map<string, Promise<Chunk>>();
  readonly #asked = new Set<string>();

  constructor(client: Pick<DynamoDBStreamsClient, 'send'>, arn: string) {
    this.#client = client;
    this.#arn = arn;
  }

  async shards(): Promise<string[]> {
    const { StreamDescription } = await this.#client.send(new DescribeStreamCommand({ StreamArn: this.#arn }));
    return (StreamDescription?.Shards ?? []).map(({ ShardId }) => ShardId!);
  }

  /** @param place the last sequence number before the chunk; undefined for the shard's beginning */
  after(shard: string, place: string | undefined, iterator: string | undefined): Promise<Chunk> {
    const key = `${shard} ${place ?? ''}`;
    const known = this.#chunks.get(key);
    if (known) return known;
    const chunk = this.#read(shard, place, iterator);
    this.#keep(key, chunk);
    return chunk;
  }

  /** The next reads include what was written before this call: they share no request that has already been sent. */
  refresh(): void {
    for (const key of this.#asked) this.#chunks.delete(key);
    this.#asked.clear();
  }

  #keep(key: string, chunk: Promise<Chunk>): void {
    this.#chunks.set(key, chunk);
    this.#asked.add(key);
    const settle = (found: readonly unknown[]) => {
      if (this.#chunks.get(key) !== chunk) return;
      this.#asked.delete(key);
      // More may come after the same place.
      if (found.length === 0) this.#chunks.delete(key);
    };
    chunk.then(
      ({ records }) => settle(records),
      () => settle([]),
    );
    const [oldest] = this.#chunks.keys();
    if (this.#chunks.size > keptChunks) this.#chunks.delete(oldest!);
  }

  async #read(shard: string, place: string | undefined, iterator: string | undefined): Promise<Chunk> {
    const ShardIterator = iterator ?? (await this.#iterator(shard, place));
    const { Records = [], NextShardIterator } = await this.#client.send(
      new GetRecordsCommand({ ShardIterator, Limit: recordsAtATime }),
    );
    // As `streamsClient` leaves them.
    return { records: Records as object[] as StreamRecord[], next: NextShardIterator };
  }

  async #iterator(ShardId: string, place: string | undefined): Promise<string | undefined> {
    const { ShardIterator } = await this.#client.send(
      new GetShardIteratorCommand({
        StreamArn: this.#arn,
        ShardId,
        ...(place === undefined
          ? { ShardIteratorType: 'TRIM_HORIZON' }
          : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: place }),
      }),
    );
    return ShardIterator;
  }
}
