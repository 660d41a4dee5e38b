import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FeedKind, FeedRow } from '../../../functions/data/core/feed-rows.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import type { LocalStack } from '../../../infra/host/stack.ts';
import { makeFirm } from '../../bench/firm.ts';
import { itemOf } from '../replica/feed-table.ts';
import { inParallel } from './in-parallel.ts';

/** Users stay, since they log in. */
const left: readonly FeedKind[] = ['user', 'user-settings'];
const batchSize = 25;

type Stack = Pick<LocalStack, 'dynamodbUrl' | 'environment'>;

export function tableOf({ dynamodbUrl, environment }: Stack) {
  const client = new DynamoDBClient({
    endpoint: dynamodbUrl,
    region: environment['AWS_REGION']!,
    credentials: {
      accessKeyId: environment['AWS_ACCESS_KEY_ID']!,
      secretAccessKey: environment['AWS_SECRET_ACCESS_KEY']!,
    },
  });
  return { client: DynamoDBDocumentClient.from(client), tableName: environment['TABLE_NAME']! };
}

/** Writes a firm of this many work orders into a stack's table, as far as lists need it: much faster than calls. */
export async function fillTable(stack: Stack, workOrders: number): Promise<void> {
  const rows = makeFirm(workOrders, new Date()).filter(({ kind }) => !left.includes(kind));
  const { client, tableName } = tableOf(stack);
  const items = [...rows.map(itemOf), ...countersAfter(rows)];
  const batches = Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );
  await inParallel(batches, 4, async (batch) => {
    const puts = batch.map((Item) => ({ PutRequest: { Item } }));
    const { UnprocessedItems = {} } = await client.send(new BatchWriteCommand({ RequestItems: { [tableName]: puts } }));
    if (Object.keys(UnprocessedItems).length > 0) throw new Error('The table did not take all of a batch.');
  });
  client.destroy();
}

/** Advances the counters, so that records created by calls get new ids. */
function countersAfter(rows: readonly FeedRow[]) {
  const last = new Map<FeedKind, number>();
  for (const { kind, id } of rows) last.set(kind, Math.max(id, last.get(kind) ?? 0));
  return [...last].map(([kind, value]) => ({ ...keys.counter(kind), value }));
}
