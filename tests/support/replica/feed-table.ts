import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type FeedRow, feedShard } from '../../../functions/data/core/feed-rows.ts';
import { startDatabase } from '../../../infra/host/database/dynoxide.ts';

export const tableName = 'klang';

export const feedTable = {
  TableName: tableName,
  AttributeDefinitions: ['pk', 'sk', 'feed', 'changedAt'].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S' as const,
  })),
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' as const },
    { AttributeName: 'sk', KeyType: 'RANGE' as const },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'feed',
      KeySchema: [
        { AttributeName: 'feed', KeyType: 'HASH' as const },
        { AttributeName: 'changedAt', KeyType: 'RANGE' as const },
      ],
      Projection: { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: ['row'] },
    },
  ],
};

/** An embedded in-memory DynamoDB with a table that has the index `feed`. */
export async function startFeedTable() {
  const database = await startDatabase(undefined);
  const plain = new DynamoDBClient({
    endpoint: database.url,
    region: 'eu-north-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  await plain.send(new CreateTableCommand({ ...feedTable, BillingMode: 'PAY_PER_REQUEST' }));
  const client = DynamoDBDocumentClient.from(plain);
  return { client, write: (rows: readonly FeedRow[]) => write(client, rows), close: () => database.close() };
}

const batchSize = 25;

async function write(client: DynamoDBDocumentClient, rows: readonly FeedRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    const puts = rows.slice(start, start + batchSize).map((row) => ({ PutRequest: { Item: itemOf(row) } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [tableName]: puts } }));
  }
}

export function itemOf({ changedAt, ...record }: FeedRow): Record<string, string | number> {
  const { kind, id, version } = record;
  return {
    pk: `${kind.toUpperCase().replaceAll('-', '_')}#${id}`,
    sk: 'RECORD',
    kind,
    id,
    version,
    changedAt,
    feed: feedShard,
    row: JSON.stringify(record),
  };
}
