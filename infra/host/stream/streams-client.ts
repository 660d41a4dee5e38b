import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DynamoDBStreamsClient, type DynamoDBStreamsClientConfig } from '@aws-sdk/client-dynamodb-streams';

type Protocol = {
  deserializeResponse(operation: object, context: object, answer: Answer): Promise<object>;
};
type Answer = { statusCode: number; body: Readable };

/**
 * A client whose answers are the JSON that was sent, the form in which a function receives records. To read them by
 * their schema and write them again takes more time than all else that the host does with a change.
 */
export function streamsClient(config: DynamoDBStreamsClientConfig): DynamoDBStreamsClient {
  const client = new DynamoDBStreamsClient(config);
  const protocol = client.config.protocol as Protocol;
  const readError = protocol.deserializeResponse.bind(protocol);
  protocol.deserializeResponse = async (operation, context, answer) =>
    answer.statusCode === 200
      ? { $metadata: {}, ...(JSON.parse(await text(answer.body)) as object) }
      : readError(operation, context, answer);
  // It copies each record for a log that nobody keeps.
  client.middlewareStack.remove('loggerMiddleware');
  return client;
}
