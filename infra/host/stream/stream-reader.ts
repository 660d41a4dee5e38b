import {
  type DynamoDBStreamsClient,
  DescribeStreamCommand,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type Shard,
  type _Record,
} from '@aws-sdk/client-dynamodb-streams';

export type Positions = Record<string, { after: string } | 'done'>;

export class StreamReader {
  readonly #client: DynamoDBStreamsClient;
  readonly #arn: string;
  readonly positions: Positions;
  readonly #iterators = new Map<string, string>();

  constructor(client: DynamoDBStreamsClient, arn: string, positions: Positions) {
    this.#client = client;
    this.#arn = arn;
    this.positions = positions;
  }

  /** Call `handled` before the next call. */
  async next(limit: number): Promise<{ shard: string; records: _Record[] } | undefined> {
    if (this.#iterators.size === 0) await this.#findShards();
    for (const [shard, iterator] of this.#iterators) {
      const { Records: records = [], NextShardIterator } = await this.#client.send(
        new GetRecordsCommand({ ShardIterator: iterator, Limit: limit }),
      );
      if (NextShardIterator) this.#iterators.set(shard, NextShardIterator);
      else this.#iterators.delete(shard);
      if (records.length > 0) return { shard, records };
      if (!NextShardIterator) this.positions[shard] = 'done';
    }
    return undefined;
  }

  handled(shard: string, records: readonly _Record[]): void {
    const last = records.at(-1)?.dynamodb?.SequenceNumber;
    if (last) this.positions[shard] = { after: last };
  }

  async #findShards(): Promise<void> {
    const { StreamDescription } = await this.#client.send(new DescribeStreamCommand({ StreamArn: this.#arn }));
    for (const { ShardId } of StreamDescription?.Shards ?? ([] as Shard[])) {
      const position = this.positions[ShardId!];
      if (position === 'done') continue;
      const { ShardIterator } = await this.#client.send(
        new GetShardIteratorCommand({
          StreamArn: this.#arn,
          ShardId,
          ...(position
            ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: position.after }
            : { ShardIteratorType: 'TRIM_HORIZON' }),
        }),
      );
      this.#iterators.set(ShardId!, ShardIterator!);
    }
  }
}
