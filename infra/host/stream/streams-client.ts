import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DynamoDBStreamsClient, type DynamoDBStreamsClientConfig } from '@aws-sdk/client-dynamodb-streams';

type Response = { statusCode: number; body: Readable | Buffer };

/**
 * A client whose answers are the JSON that was sent, the form in which a function receives records. To read them by
 * their schema and write them again takes a fifth of the host's time.
 */
export function streamsClient(config: DynamoDBStreamsClientConfig): DynamoDBStreamsClient {
  const client = new DynamoDBStreamsClient(config);
  const answers = new WeakMap<object, object>();
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const result = await next(args);
      Object.assign(result.output as object, answers.get(context));
      return result;
    },
    { step: 'deserialize', priority: 'high', name: 'passAnswerOn' },
  );
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const result = await next(args);
      const response = result.response as Response;
      if (response.statusCode !== 200) return result;
      answers.set(context, JSON.parse(await text(response.body as Readable)) as object);
      return { ...result, response: { ...response, body: Buffer.from('{}') } };
    },
    { step: 'deserialize', priority: 'low', name: 'keepAnswer' },
  );
  // It copies each record for a log that nobody keeps.
  client.middlewareStack.remove('loggerMiddleware');
  return client;
}
