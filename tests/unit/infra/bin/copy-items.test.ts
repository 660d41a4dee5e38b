import { CreateTableCommand, DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tagNames } from '../../../../functions/projects/tag-store.ts';
import { startDatabase } from '../../../../infra/host/database/dynoxide.ts';

const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
let database: Awaited<ReturnType<typeof startDatabase>>;
let client: DynamoDBClient;

beforeAll(async () => {
  database = await startDatabase(undefined);
  client = new DynamoDBClient({ region: 'eu-north-1', endpoint: database.url, credentials });
  for (const TableName of ['Restored', 'Live']) {
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
  }
});
afterAll(() => database.close());

function put(table: string, id: number, name: string, version = 1): Promise<unknown> {
  const Item = {
    pk: { S: `TAG#${id}` },
    sk: { S: 'RECORD' },
    kind: { S: 'tag' },
    id: { N: String(id) },
    version: { N: String(version) },
    deleted: { BOOL: false },
    changedAt: { S: '2026-01-01T00:00:00.000Z' },
    changedBy: { N: '1' },
    data: { M: { name: { S: name } } },
  };
  return client.send(new PutItemCommand({ TableName: table, Item }));
}

async function tags(): Promise<Record<string, { name: string; version: number; changedAt: string }>> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: 'Live' }));
  const found = Items.filter(({ pk, sk }) => pk!.S!.startsWith('TAG#') && sk!.S === 'RECORD');
  return Object.fromEntries(
    found.map(({ pk, data, version, changedAt }) => [
      pk!.S,
      { name: data!.M!['name']!.S!, version: Number(version!.N), changedAt: changedAt!.S! },
    ]),
  );
}

async function copy(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['infra/bin/copy-items.ts', ...args], {
    env: {
      ...process.env,
      AWS_REGION: 'eu-north-1',
      AWS_ENDPOINT_URL_DYNAMODB: database.url,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
  });
  return stdout.trim();
}

it('copy-items restores one record or all of a kind, as the next version', async () => {
  for (const id of [1, 12, 13]) await put('Restored', id, `Före ${id}`);
  await put('Live', 1, 'Efter 1', 7);
  await put('Live', 12, 'Efter 12', 3);
  expect(await copy('--from', 'Restored', '--to', 'Live', '--keys', 'TAG#1')).toContain('Skrev 1 poster');
  const first = await tags();
  expect(first).toMatchObject({ 'TAG#1': { name: 'Före 1', version: 8 }, 'TAG#12': { name: 'Efter 12', version: 3 } });
  expect(first['TAG#1']!.changedAt > '2026-01-02').toBe(true);
  expect(first['TAG#13']).toBeUndefined();
  expect(await copy('--from', 'Restored', '--to', 'Live', '--keys', 'TAG#')).toContain('Skrev 2 poster');
  expect(await tags()).toMatchObject({
    'TAG#1': { name: 'Före 1', version: 8 },
    'TAG#12': { name: 'Före 12', version: 4 },
    'TAG#13': { name: 'Före 13', version: 2 },
  });
  const { Items = [] } = await client.send(new ScanCommand({ TableName: 'Live' }));
  expect(Items.map(({ pk, sk }) => `${pk!.S} ${sk!.S}`)).toEqual(
    expect.arrayContaining(['TAG#1 HISTORY#000000008', 'TAG#12 HISTORY#000000004', 'TAG#13 HISTORY#000000002']),
  );
});

it('copy-items skips a record whose unique value is taken by now, and reports it', async () => {
  await put('Restored', 21, 'Akustik');
  const guard = { pk: { S: `UNIQUE#${tagNames}` }, sk: { S: 'akustik' }, id: { N: '99' } };
  await client.send(new PutItemCommand({ TableName: 'Live', Item: guard }));
  const output = await copy('--from', 'Restored', '--to', 'Live', '--keys', 'TAG#21');
  expect(output).toContain('TAG#21: rördes inte, akustik används nu av tag 99.');
  expect((await tags())['TAG#21']).toBeUndefined();
});

it('copy-items restores no session, ticket or unfinished work', async () => {
  for (const [pk, sk] of [
    ['SESSION#a', 'SESSION'],
    ['HUB_TICKET#a', 'TICKET'],
    ['PROJECT#5', 'CLAIM'],
    ['BATCH#1', 'BATCH'],
    [`UNIQUE#${tagNames}`, 'gammal'],
  ]) {
    await client.send(new PutItemCommand({ TableName: 'Restored', Item: { pk: { S: pk! }, sk: { S: sk! } } }));
  }
  await copy('--from', 'Restored', '--to', 'Live');
  const { Items = [] } = await client.send(new ScanCommand({ TableName: 'Live' }));
  const there = Items.map(({ pk, sk }) => `${pk!.S} ${sk!.S}`);
  expect(there.filter((one) => /^(SESSION|HUB_TICKET|PROJECT#5|BATCH)|gammal$/.test(one))).toEqual([]);
});

it('copy-items never sets a counter back, so that no number is given out twice', async () => {
  const counter = (table: string, pk: string, value: number) =>
    client.send(
      new PutItemCommand({
        TableName: table,
        Item: { pk: { S: pk }, sk: { S: 'COUNTER' }, value: { N: String(value) } },
      }),
    );
  await counter('Restored', 'COUNTER#invoice-serial', 17);
  await counter('Live', 'COUNTER#invoice-serial', 23);
  await counter('Restored', 'COUNTER#customer', 9);
  await counter('Live', 'COUNTER#customer', 4);
  await counter('Restored', 'COUNTER#lost', 5);
  await copy('--from', 'Restored', '--to', 'Live', '--keys', 'COUNTER#');
  const { Items = [] } = await client.send(new ScanCommand({ TableName: 'Live' }));
  const values = Object.fromEntries(Items.map(({ pk, value }) => [pk!.S, value?.N]));
  expect(values).toMatchObject({ 'COUNTER#invoice-serial': '23', 'COUNTER#customer': '9', 'COUNTER#lost': '5' });
});
