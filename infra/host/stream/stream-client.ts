import type { AttributeValue } from '@aws-sdk/client-dynamodb-streams';
import { type Access, authorizationOf } from '../../../functions/platform/signed-headers.ts';

/** As DynamoDB sends it, and as a function receives it. */
export type StreamRecord = {
  dynamodb: {
    Keys?: Item;
    NewImage?: Item;
    OldImage?: Item;
    SequenceNumber?: string;
    /** In seconds. */
    ApproximateCreationDateTime?: number;
  };
};
type Item = Record<string, AttributeValue>;

type Answers = {
  DescribeStream: { StreamDescription: { Shards?: { ShardId: string }[] } };
  GetShardIterator: { ShardIterator: string };
  GetRecords: { Records?: StreamRecord[]; NextShardIterator?: string | null };
};

export type StreamClient = <Operation extends keyof Answers>(
  operation: Operation,
  input: object,
) => Promise<Answers[Operation]>;

/** Without the SDK, which would read every attribute of every record into objects of its own. */
export function streamClient(url: string, access: Access): StreamClient {
  const { host } = new URL(url);
  return async (operation, input) => {
    const body = JSON.stringify(input);
    const unsigned = {
      'content-type': 'application/x-amz-json-1.0',
      host,
      'x-amz-date': new Date().toISOString().replaceAll(/[-:]|\.\d+/g, ''),
      'x-amz-target': `DynamoDBStreams_20120810.${operation}`,
    };
    const headers = { ...unsigned, authorization: authorizationOf(unsigned, body, access) };
    const answer = await fetch(url, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${operation} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as never;
  };
}
