import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { startDatabase } from '../../infra/host/database/dynoxide.ts';

const key = (name: string, KeyType: 'HASH' | 'RANGE') => ({ AttributeName: name, KeyType });

/** An embedded table with the index `log`, to which the stores of this process write. */
export async function startHistoryTable(TableName: string) {
  const database = await startDatabase(undefined);
  Object.assign(process.env, {
    TABLE_NAME: TableName,
    AWS_REGION: 'eu-north-1',
    AWS_ENDPOINT_URL_DYNAMODB: database.url,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
  await new DynamoDBClient({}).send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [key('pk', 'HASH'), key('sk', 'RANGE')],
      AttributeDefinitions: ['pk', 'sk', 'log', 'changedAt'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S' as const,
      })),
      GlobalSecondaryIndexes: [
        {
          IndexName: 'log',
          KeySchema: [key('log', 'HASH'), key('changedAt', 'RANGE')],
          Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['changedBy'] },
        },
      ],
    }),
  );
  return {
    close: () => database.close(),
  };
}
