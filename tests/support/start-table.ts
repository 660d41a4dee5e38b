import { CreateTableCommand, type CreateTableCommandInput, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { startDatabase } from '../../infra/host/database/dynoxide.ts';

const key = (AttributeName: string, KeyType: 'HASH' | 'RANGE') => ({ AttributeName, KeyType });
const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const });

/** An embedded table, to which the stores of this process write. @param indexes with their attributes */
export async function startTable(TableName: string, indexes: Partial<CreateTableCommandInput> = {}) {
  const database = await startDatabase(undefined);
  const environment = {
    TABLE_NAME: TableName,
    AWS_REGION: 'eu-north-1',
    AWS_ENDPOINT_URL_DYNAMODB: database.url,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  };
  Object.assign(process.env, environment);
  await new DynamoDBClient({}).send(
    new CreateTableCommand({
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [key('pk', 'HASH'), key('sk', 'RANGE')],
      AttributeDefinitions: ['pk', 'sk'].map(text),
      ...indexes,
      TableName,
    }),
  );
  return { environment, close: () => database.close() };
}

/** The index over the history of all records. */
export const logIndex = {
  AttributeDefinitions: ['pk', 'sk', 'log', 'changedAt'].map(text),
  GlobalSecondaryIndexes: [
    {
      IndexName: 'log',
      KeySchema: [key('log', 'HASH'), key('changedAt', 'RANGE')],
      Projection: { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: ['changedBy'] },
    },
  ],
};
