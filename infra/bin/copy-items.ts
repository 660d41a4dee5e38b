import { parseArgs } from 'node:util';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  DynamoDBClient,
  PutItemCommand,
  ScanCommand,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';

/**
 * Copies items from one table to another, for instance from a table that was restored to a point in time. An item that
 * the other table has is replaced, but for a counter that stands higher there: no number is given out twice.
 */
const { values } = parseArgs({
  options: { from: { type: 'string' }, to: { type: 'string' }, keys: { type: 'string', default: '' } },
});
if (!values.from || !values.to) {
  console.error('Användning: npm run copy-items -- --from TABELL --to TABELL [--keys INVOICE#]');
  process.exit(1);
}

const client = new DynamoDBClient({});
const batchSize = 25;

async function write(table: string, requests: WriteRequest[]): Promise<void> {
  let rest = requests;
  for (let attempt = 0; rest.length > 0; attempt += 1) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(5_000, 50 * 2 ** attempt)));
    const { UnprocessedItems } = await client.send(new BatchWriteItemCommand({ RequestItems: { [table]: rest } }));
    rest = UnprocessedItems?.[table] ?? [];
  }
}

async function raiseCounter(table: string, Item: Record<string, AttributeValue>): Promise<void> {
  const raise = new PutItemCommand({
    TableName: table,
    Item,
    ConditionExpression: 'attribute_not_exists(pk) OR #value < :value',
    ExpressionAttributeNames: { '#value': 'value' },
    ExpressionAttributeValues: { ':value': Item['value'] ?? { N: '0' } },
  });
  await client.send(raise).catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException') throw error;
  });
}

const isCounter = ({ pk }: Record<string, AttributeValue>) => pk?.S?.startsWith('COUNTER#') ?? false;

let copied = 0;
let ExclusiveStartKey: ScanCommand['input']['ExclusiveStartKey'];
do {
  const page = await client.send(new ScanCommand({ TableName: values.from, ConsistentRead: true, ExclusiveStartKey }));
  const items = (page.Items ?? []).filter(({ pk }) => pk?.S?.startsWith(values.keys));
  for (const counter of items.filter(isCounter)) await raiseCounter(values.to, counter);
  const others = items.filter((item) => !isCounter(item));
  for (let index = 0; index < others.length; index += batchSize) {
    const batch = others.slice(index, index + batchSize);
    await write(
      values.to,
      batch.map((Item) => ({ PutRequest: { Item } })),
    );
  }
  copied += items.length;
  ExclusiveStartKey = page.LastEvaluatedKey;
} while (ExclusiveStartKey);
console.log(`Kopierade ${copied} poster.`);
