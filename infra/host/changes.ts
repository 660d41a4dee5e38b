import { randomUUID } from 'node:crypto';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { LocalSystem } from './assembly/system.ts';
import type { DataFolder } from './data/data-folder.ts';
import type { FunctionHost } from './functions/function-host.ts';
import { invocationRecord } from './functions/async-invocations.ts';
import type { Queues } from '../emulators/sqs/queues.ts';
import { type Mishaps, noMishaps } from './strict/mishaps.ts';
import { type Batch, EventSource } from './stream/event-source.ts';
import { type Positions, StreamReader } from './stream/stream-reader.ts';

type Parts = {
  streams: LocalSystem['streams'];
  arns: ReadonlyMap<string, string>;
  functions: FunctionHost;
  /** In memory, a stream lives only as long as its reader. */
  folder: DataFolder | undefined;
  queues: Queues;
  client: DynamoDBStreamsClient;
  /** Without it, batches come one after the other, and once. */
  mishaps: Mishaps | undefined;
  reportError(error: unknown): void;
};

const positionsFile = 'stream.json';

const streamActions = ['dynamodb:DescribeStream', 'dynamodb:GetShardIterator', 'dynamodb:GetRecords'];

/** @throws when a function's role may not read its stream: Lambda refuses such a mapping */
export function followChanges({ streams, arns, functions, folder, queues, client, mishaps, reportError }: Parts): {
  close(): Promise<void>;
} {
  const kept = (folder?.readJson(positionsFile) ?? {}) as Record<string, Positions>;
  const sources = streams.map(({ table, arn, onFailure, ...mapping }) => {
    const denied = streamActions.find((action) => !functions.may(mapping.target, { action, resource: arn }));
    if (denied) throw new Error(`${mapping.target} is not allowed ${denied} on ${arn}.`);
    const local = arns.get(table)!;
    const reader = new StreamReader(client, local, (kept[`${local} ${mapping.target}`] ??= {}));
    const onProgress = () => folder?.writeJson(positionsFile, kept);
    const onGivenUp = async (batch: Batch) => {
      if (!onFailure) return;
      const { target, retries } = mapping;
      const mayTell = functions.may(target, { action: 'sqs:SendMessage', resource: onFailure });
      if (!mayTell) throw new Error(`${target} is not allowed sqs:SendMessage on ${onFailure}.`);
      const record = {
        ...invocationRecord(randomUUID(), functions.arnOf(target), 'RetryAttemptsExhausted', retries + 1),
        DDBStreamBatchInfo: batchInfo(local, batch),
      };
      await queues.send(onFailure, JSON.stringify(record));
    };
    const delivery = mishaps ? { mishaps } : { mishaps: noMishaps, parallel: 1 };
    return new EventSource({ ...mapping, ...delivery, reader, functions, onProgress, onGivenUp, reportError });
  });
  functions.onWritten(() => sources.forEach((source) => source.nudge()));
  return {
    close: async () => {
      await Promise.all(sources.map((source) => source.close()));
    },
  };
}

/** Lambda sends this to a destination instead of the records. */
function batchInfo(streamArn: string, { shard, records }: Batch): object {
  const [first] = records;
  const last = records.at(-1);
  return {
    shardId: shard,
    startSequenceNumber: first?.dynamodb?.SequenceNumber,
    endSequenceNumber: last?.dynamodb?.SequenceNumber,
    approximateArrivalOfFirstRecord: first?.dynamodb?.ApproximateCreationDateTime,
    approximateArrivalOfLastRecord: last?.dynamodb?.ApproximateCreationDateTime,
    batchSize: records.length,
    streamArn,
  };
}
