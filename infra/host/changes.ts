import { randomUUID } from 'node:crypto';
import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { LocalSystem } from './assembly/system.ts';
import type { DataFolder } from './data/data-folder.ts';
import { changes, followUps } from './functions/calls-first.ts';
import type { FunctionHost } from './functions/function-host.ts';
import { invocationRecord } from './functions/async-invocations.ts';
import type { Queues } from '../emulators/sqs/queues.ts';
import { WriteBehind } from './data/write-behind.ts';
import { type DeliveryFaults, noDeliveryFaults } from './strict/delivery-faults.ts';
import { type Batch, EventSourceMapping } from './stream/event-source.ts';
import { StreamLog } from './stream/stream-log.ts';
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
  deliveryFaults: DeliveryFaults | undefined;
  reportError(error: unknown): void;
};

const positionsFile = 'stream.json';

/** Follow-ups, which nobody waits for. */
const afterCalls = 'events/on-follow-up-staged';

const streamActions = ['dynamodb:DescribeStream', 'dynamodb:GetShardIterator', 'dynamodb:GetRecords'];

/** @throws when a function's role may not read its stream: Lambda refuses such a mapping */
export function followChanges({
  streams,
  arns,
  functions,
  folder,
  queues,
  client,
  deliveryFaults,
  reportError,
}: Parts): {
  /** Resolves when every function has handled all that was written before. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
} {
  const positions = (folder?.readJson(positionsFile) ?? {}) as Record<string, Positions>;
  const saved = new WriteBehind(() => folder?.writeJson(positionsFile, positions), reportError);
  const logs = new Map([...new Set(arns.values())].map((arn) => [arn, new StreamLog(client, arn)]));
  const sources = streams.map(({ table, arn, onFailure, ...mapping }) => {
    const denied = streamActions.find((action) => !functions.may(mapping.target, { action, resource: arn }));
    if (denied) throw new Error(`${mapping.target} is not allowed ${denied} on ${arn}.`);
    const local = arns.get(table)!;
    const reader = new StreamReader(logs.get(local)!, (positions[`${local} ${mapping.target}`] ??= {}));
    const onProgress = () => saved.note();
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
    const delivery = deliveryFaults ? { deliveryFaults } : { deliveryFaults: noDeliveryFaults, parallel: 1 };
    const waits = !deliveryFaults && functions.handlerOf(mapping.target) === afterCalls;
    return new EventSourceMapping({
      ...mapping,
      ...delivery,
      ...(!deliveryFaults && { mayRead: () => functions.calm(changes) }),
      ...(waits && { mayBegin: () => functions.calm(followUps) }),
      reader,
      functions,
      onProgress,
      onGivenUp,
      reportError,
    });
  });
  functions.onWritten(() => {
    for (const log of logs.values()) log.refresh();
    for (const source of sources) source.nudge();
  });
  return {
    caughtUp: async () => {
      for (const log of logs.values()) log.refresh();
      await Promise.all(sources.map((source) => source.caughtUp()));
    },
    close: async () => {
      await Promise.all(sources.map((source) => source.close()));
      saved.flush();
    },
  };
}

/** Lambda sends this to a destination instead of the records. */
function batchInfo(streamArn: string, { shard, records }: Batch): object {
  const [first] = records;
  const last = records.at(-1);
  return {
    shardId: shard,
    startSequenceNumber: first?.dynamodb.SequenceNumber,
    endSequenceNumber: last?.dynamodb.SequenceNumber,
    approximateArrivalOfFirstRecord: timeOf(first),
    approximateArrivalOfLastRecord: timeOf(last),
    batchSize: records.length,
    streamArn,
  };
}

function timeOf(record: Batch['records'][number] | undefined): Date | undefined {
  const seconds = record?.dynamodb.ApproximateCreationDateTime;
  return seconds === undefined ? undefined : new Date(seconds * 1_000);
}
