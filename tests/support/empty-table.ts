import { createServer } from 'node:http';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { listen } from '../../infra/emulators/http/listen.ts';
import { startDatabase } from '../../infra/host/database/dynoxide.ts';
import { feedTable } from './replica/feed-table.ts';

/** The table's name for this process. */
export const TableName = 'Firm';

/** An empty table with its indexes, and a bucket without snapshots, which the functions in this process then use. */
export async function startEmptyTable() {
  const database = await startDatabase(undefined);
  const noSnapshots = await listen(
    createServer((_, response) => {
      response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    }),
  );
  Object.assign(process.env, {
    TABLE_NAME: TableName,
    SNAPSHOT_BUCKET: 'snapshots',
    AWS_REGION: 'eu-north-1',
    AWS_ENDPOINT_URL_DYNAMODB: database.url,
    AWS_ENDPOINT_URL_S3: noSnapshots.url,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  });
  const plain = new DynamoDBClient({});
  await plain.send(new CreateTableCommand(tableOf(TableName)));
  return {
    client: DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } }),
    close: async () => {
      await noSnapshots.close();
      await database.close();
    },
  };
}

function tableOf(name: string) {
  const { AttributeDefinitions, GlobalSecondaryIndexes, KeySchema } = feedTable;
  const due = (['due', 'dueAt'] as const).map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const }));
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST' as const,
    KeySchema,
    AttributeDefinitions: [...AttributeDefinitions, ...due],
    GlobalSecondaryIndexes: [
      ...GlobalSecondaryIndexes,
      {
        IndexName: 'due',
        KeySchema: [
          { AttributeName: 'due', KeyType: 'HASH' as const },
          { AttributeName: 'dueAt', KeyType: 'RANGE' as const },
        ],
        Projection: { ProjectionType: 'KEYS_ONLY' as const },
      },
    ],
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' as const },
  };
}
