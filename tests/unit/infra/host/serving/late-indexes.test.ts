import {
  DeleteItemCommand,
  DynamoDBClient,
  PutItemCommand,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { type Database, startDatabase } from '../../../../../infra/host/database/dynoxide.ts';
import { type LateIndexes, startLateIndexes } from '../../../../../infra/host/database/late-indexes.ts';
import { PendingChanges } from '../../../../../infra/host/database/pending-changes.ts';
import { ensureTable } from '../../../../../infra/host/database/tables.ts';
import { StreamLog } from '../../../../../infra/host/stream/stream-log.ts';
import { StreamReader } from '../../../../../infra/host/stream/stream-reader.ts';
import { streamsClient } from '../../../../../infra/host/stream/streams-client.ts';

const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' });
const key = (AttributeName: string, KeyType: string) => ({ AttributeName, KeyType });
const table = {
  name: 'Table',
  properties: {
    AttributeDefinitions: ['pk', 'sk', 'due', 'dueAt'].map(text),
    KeySchema: [key('pk', 'HASH'), key('sk', 'RANGE')],
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    GlobalSecondaryIndexes: [
      {
        IndexName: 'due',
        KeySchema: [key('due', 'HASH'), key('dueAt', 'RANGE')],
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['note'] },
      },
    ],
  },
};

/** The lag of the changes from now on. */
let lagMs = 0;
let database: Database;
let late: LateIndexes;
let clients: { direct: DynamoDBClient; through: DynamoDBClient };

beforeAll(async () => {
  database = await startDatabase(undefined);
  late = await startLateIndexes(database.url);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = (endpoint: string) => new DynamoDBClient({ endpoint, region: 'eu-north-1', credentials });
  clients = { direct: client(database.url), through: client(late.url) };
  const arn = await ensureTable(clients.direct, table);
  await put('old', '1');
  await put('gone', '2');
  await put('moved', '3');
  const streams = streamsClient({ endpoint: database.url, region: 'eu-north-1', credentials });
  const reader = new StreamReader(new StreamLog(streams, arn), {});
  late.follow(table, await PendingChanges.from(reader, () => lagMs));
});

afterAll(async () => {
  await late.close();
  await database.close();
});

async function put(sk: string, dueAt: string, note = ''): Promise<void> {
  const Item = {
    pk: { S: 'A' },
    sk: { S: sk },
    due: { S: 'due' },
    dueAt: { S: dueAt },
    note: { S: note },
    more: { S: 'x' },
  };
  await clients.through.send(new PutItemCommand({ TableName: 'Table', Item }));
}

async function remove(sk: string): Promise<void> {
  await clients.through.send(new DeleteItemCommand({ TableName: 'Table', Key: { pk: { S: 'A' }, sk: { S: sk } } }));
}

async function due(client: DynamoDBClient, condition = '', more: Partial<QueryCommandInput> = {}): Promise<string[]> {
  const { Items = [], Count } = await client.send(
    new QueryCommand({
      TableName: 'Table',
      IndexName: 'due',
      KeyConditionExpression: `due = :due${condition}`,
      ExpressionAttributeValues: { ':due': { S: 'due' }, ...(condition && { ':at': { S: '3' } }) },
      ...more,
    }),
  );
  expect(Count).toBe(Items.length);
  for (const item of Items) expect(Object.keys(item).toSorted()).toEqual(['due', 'dueAt', 'note', 'pk', 'sk']);
  return Items.map(({ sk, dueAt, note }) => `${sk!.S} ${dueAt!.S} ${note!.S}`.trim());
}

it('a late index shows the changes of the table late: new, changed, moved and deleted items', async () => {
  const { direct, through } = clients;
  expect(await due(through)).toEqual(['old 1', 'gone 2', 'moved 3']);
  // However slow the machine is, no time passes until the test says so.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  lagMs = 60_000;
  await put('new', '0');
  await put('old', '1', 'changed');
  await put('old', '1', 'changed again');
  await remove('gone');
  await put('moved', '5');
  expect(await due(direct)).toEqual(['new 0', 'old 1 changed again', 'moved 5']);
  expect(await due(through)).toEqual(['old 1', 'gone 2', 'moved 3']);
  vi.setSystemTime(Date.now() + lagMs);
  expect(await due(through)).toEqual(['new 0', 'old 1 changed again', 'moved 5']);
});

it('a late index gives what was there before only to queries that ask for it', async () => {
  lagMs = 0;
  for (const number of ['1', '2', '3', '4']) await put(`item ${number}`, number);
  await remove('new');
  await remove('old');
  await remove('moved');
  lagMs = 60_000;
  for (const number of ['1', '2', '3', '4']) await remove(`item ${number}`);
  const { through } = clients;
  const [one, two, three, four] = ['item 1 1', 'item 2 2', 'item 3 3', 'item 4 4'];
  expect(await due(through, ' AND dueAt <= :at')).toEqual([one, two, three]);
  expect(await due(through, ' AND dueAt > :at')).toEqual([four]);
  expect(await due(through, '', { ScanIndexForward: false })).toEqual([four, three, two, one]);
  expect(await due(through, '', { Limit: 2 })).toEqual([one, two]);
  const start = { pk: { S: 'A' }, sk: { S: 'item 2' }, due: { S: 'due' }, dueAt: { S: '2' } };
  expect(await due(through, '', { ExclusiveStartKey: start })).toEqual([three, four]);
});

it('a late index gives what a full page has no room for on the next one', async () => {
  const { through } = clients;
  lagMs = 0;
  await put('kept a', '7');
  await put('kept b', '9');
  await put('leaves', '6');
  lagMs = 60_000;
  await remove('leaves');
  const ask = { KeyConditionExpression: 'due = :due AND dueAt >= :at', Limit: 2 };
  const page = async (ExclusiveStartKey?: QueryCommandInput['ExclusiveStartKey']) => {
    const values = { ':due': { S: 'due' }, ':at': { S: '6' } };
    const query = {
      TableName: 'Table',
      IndexName: 'due',
      ...ask,
      ExpressionAttributeValues: values,
      ExclusiveStartKey,
    };
    const { Items = [], LastEvaluatedKey } = await through.send(new QueryCommand(query));
    return { shown: Items.map(({ sk }) => sk!.S), LastEvaluatedKey };
  };
  const first = await page();
  expect(first.shown).toEqual(['leaves', 'kept a']);
  expect((await page(first.LastEvaluatedKey)).shown).toEqual(['kept b']);
});
