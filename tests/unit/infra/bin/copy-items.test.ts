import { CreateTableCommand, DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDatabase } from '../../../../infra/local/database/dynoxide.ts';

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

function put(table: string, pk: string, name: string): Promise<unknown> {
  const Item = { pk: { S: pk }, sk: { S: 'RECORD' }, name: { S: name } };
  return client.send(new PutItemCommand({ TableName: table, Item }));
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

it('copies the items whose keys begin as asked, and leaves the others', async () => {
  for (let n = 0; n < 60; n += 1) await put('Restored', `CUSTOMER#${n}`, 'before');
  await put('Restored', 'PROJECT#1', 'before');
  await put('Live', 'CUSTOMER#7', 'after');
  await put('Live', 'PROJECT#1', 'after');
  expect(await copy('--from', 'Restored', '--to', 'Live', '--keys', 'CUSTOMER#')).toBe('Kopierade 60 poster.');
  const { Items = [] } = await client.send(new ScanCommand({ TableName: 'Live' }));
  const names = Object.fromEntries(Items.map(({ pk, name }) => [pk!.S, name!.S]));
  expect(Object.keys(names)).toHaveLength(61);
  expect([names['CUSTOMER#7'], names['PROJECT#1']]).toEqual(['before', 'after']);
});

it('never sets a counter back, so that no number is given out twice', async () => {
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
