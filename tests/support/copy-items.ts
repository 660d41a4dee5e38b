import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  CreateTableCommand,
  DynamoDBClient,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';

type Environment = Record<string, string>;

export function tableClient(environment: Environment): DynamoDBClient {
  return new DynamoDBClient({
    region: 'eu-north-1',
    endpoint: environment['AWS_ENDPOINT_URL_DYNAMODB']!,
    credentials: {
      accessKeyId: environment['AWS_ACCESS_KEY_ID']!,
      secretAccessKey: environment['AWS_SECRET_ACCESS_KEY']!,
    },
  });
}

/** The result of a point-in-time recovery: another table without streams, with all items of this one. */
export async function restoreTo(environment: Environment, TableName: string): Promise<void> {
  const client = tableClient(environment);
  await client.send(
    new CreateTableCommand({
      TableName,
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
      BillingMode: 'PAY_PER_REQUEST',
    }),
  );
  const items = await scanTable(environment);
  for (let index = 0; index < items.length; index += 25) {
    const requests = items.slice(index, index + 25).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: requests } }));
  }
}

type Item = Record<string, AttributeValue>;

/** All items of the functions' table. */
export async function scanTable(environment: Environment): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of pagesOfTable(environment)) items.push(...page);
  return items;
}

export async function* pagesOfTable(environment: Environment): AsyncGenerator<Item[]> {
  const client = tableClient(environment);
  let ExclusiveStartKey: ScanCommand['input']['ExclusiveStartKey'];
  do {
    const page = await client.send(
      new ScanCommand({ TableName: environment['TABLE_NAME'], ConsistentRead: true, ExclusiveStartKey }),
    );
    yield page.Items ?? [];
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}

export async function copyItems(environment: Environment, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['infra/bin/copy-items.ts', ...args], {
    env: { ...process.env, ...environment },
  });
  return stdout;
}
