import {
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import { toLambdaRecord } from './lambda-record.ts';
import type { StreamBatch } from './failure.ts';

const gone = ['TrimmedDataAccessException', 'ResourceNotFoundException'];

/** Undefined once the stream has dropped the event, after a day. */
export async function readBatch(client: DynamoDBStreamsClient, batch: StreamBatch): Promise<object | undefined> {
  const { streamArn, shardId, startSequenceNumber, endSequenceNumber } = batch;
  const last = BigInt(endSequenceNumber);
  const found: object[] = [];
  try {
    let { ShardIterator } = await client.send(
      new GetShardIteratorCommand({
        StreamArn: streamArn,
        ShardId: shardId,
        ShardIteratorType: 'AT_SEQUENCE_NUMBER',
        SequenceNumber: startSequenceNumber,
      }),
    );
    while (ShardIterator) {
      const { Records = [], NextShardIterator } = await client.send(new GetRecordsCommand({ ShardIterator }));
      const wanted = Records.filter(({ dynamodb }) => BigInt(dynamodb!.SequenceNumber!) <= last);
      found.push(...wanted.map(toLambdaRecord));
      const isDone = wanted.length < Records.length || Records.at(-1)?.dynamodb?.SequenceNumber === endSequenceNumber;
      ShardIterator = isDone ? undefined : NextShardIterator;
    }
  } catch (error) {
    if (error instanceof Error && gone.includes(error.name)) return undefined;
    throw error;
  }
  return { Records: found };
}
