import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { services } from '../../shared/lib/deadlines.ts';
import { givesUpAfter } from './sdk.ts';
import { lazily } from './once.ts';

export const dynamodb = lazily(() => {
  const client = new DynamoDBClient({ maxAttempts: 4, requestHandler: givesUpAfter(services.table) });
  // It copies each question and answer for a log that nobody keeps.
  client.middlewareStack.remove('loggerMiddleware');
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
});
