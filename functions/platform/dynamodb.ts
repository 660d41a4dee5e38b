import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { services } from '../../shared/lib/deadlines.ts';
import { givesUpAfter } from './gives-up-after.ts';
import { lazily } from './lazily.ts';

export const dynamodb = lazily(() =>
  DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 4, requestHandler: givesUpAfter(services.table) }), {
    marshallOptions: { removeUndefinedValues: true },
  }),
);
