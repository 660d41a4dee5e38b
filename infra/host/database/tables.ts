import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  type GlobalSecondaryIndex,
  ScanCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import type { LocalTable } from '../assembly/system.ts';

type TableProperties = {
  KeySchema: CreateTableCommandInput['KeySchema'];
  AttributeDefinitions: CreateTableCommandInput['AttributeDefinitions'];
  GlobalSecondaryIndexes?: GlobalSecondaryIndex[];
  StreamSpecification?: { StreamViewType: 'NEW_AND_OLD_IMAGES' };
  TimeToLiveSpecification?: { AttributeName: string; Enabled: boolean };
};

export async function ensureTable(client: DynamoDBClient, { name, properties }: LocalTable): Promise<string> {
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, StreamSpecification, TimeToLiveSpecification } =
    properties as TableProperties;
  const indexes = (GlobalSecondaryIndexes ?? []).map(({ IndexName, KeySchema: keys, Projection }) => ({
    IndexName,
    KeySchema: keys,
    Projection,
  }));
  const existing = await describe(client, name);
  if (existing) {
    const known = new Set(existing.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName));
    for (const Create of indexes.filter(({ IndexName }) => !known.has(IndexName))) {
      await client.send(
        new UpdateTableCommand({ TableName: name, AttributeDefinitions, GlobalSecondaryIndexUpdates: [{ Create }] }),
      );
    }
    return existing.LatestStreamArn ?? '';
  }
  await client.send(
    new CreateTableCommand({
      TableName: name,
      KeySchema,
      AttributeDefinitions,
      BillingMode: 'PAY_PER_REQUEST',
      ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
      ...(StreamSpecification && { StreamSpecification: { StreamEnabled: true, ...StreamSpecification } }),
    }),
  );
  if (TimeToLiveSpecification) {
    await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification }));
  }
  return (await describe(client, name))?.LatestStreamArn ?? '';
}

export async function isEmpty(client: DynamoDBClient, name: string): Promise<boolean> {
  const { Items } = await client.send(new ScanCommand({ TableName: name, Limit: 1 }));
  return (Items ?? []).length === 0;
}

async function describe(client: DynamoDBClient, name: string) {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table;
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceNotFoundException') return undefined;
    throw error;
  }
}
