import { DynamoDBClient, ListTablesCommand, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { DataFolder } from '../../../../../infra/host/data/data-folder.ts';
import { type Database, startDatabase } from '../../../../../infra/host/database/dynoxide.ts';
import { prepareTables } from '../../../../../infra/host/database/prepare-tables.ts';
import { synthesizedSystem } from '../../support/synthesized.ts';

const temporary = (name: string) => mkdtempSync(join(tmpdir(), `klang-${name}-`));

function clientOf({ url: endpoint }: Database): DynamoDBClient {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return new DynamoDBClient({ region: 'eu-north-1', endpoint, credentials });
}

it('the embedded database says so when it ends by itself, and not when it is closed', async () => {
  const file = join(temporary('killed'), 'database.sqlite');
  const killed = await startDatabase(file);
  await expect.poll(() => existsSync(`${file}.pid`)).toBe(true);
  process.kill(Number(readFileSync(`${file}.pid`, 'utf8')), 'SIGKILL');
  await expect(killed.failure).rejects.toThrow('Den inbäddade databasen stannade. Starta Klang igen.');

  const closed = await startDatabase(undefined);
  await closed.close();
  await expect(Promise.race([closed.failure, Promise.resolve('silent')])).resolves.toBe('silent');
});

it('the embedded database numbers its stream by an index, however long the stream is', async () => {
  const file = join(temporary('stream'), 'database.sqlite');
  const database = await startDatabase(file);
  const read = new DatabaseSync(file, { readOnly: true });
  const lastNumber = "SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = 'klang'";
  const plan = read.prepare(`EXPLAIN QUERY PLAN ${lastNumber}`).all();
  expect(plan.map(({ detail }) => String(detail))).toEqual([expect.stringContaining('klang_stream_order')]);
  read.close();
  await database.close();
});

it('the embedded database starts over with a table whose seeding was interrupted', async () => {
  const { tables } = synthesizedSystem();
  const folder = DataFolder.take(temporary('data'));
  const database = await startDatabase(folder.file('database.sqlite'));
  const client = clientOf(database);
  const options = { seed: undefined, environment: {}, folder } as const;

  await prepareTables(client, tables, options);
  const TableName = tables[0]!.name;
  await client.send(new PutItemCommand({ TableName, Item: { pk: { S: 'USER#1' }, sk: { S: 'RECORD' } } }));
  await prepareTables(client, tables, options);
  expect((await client.send(new ScanCommand({ TableName }))).Count).toBe(1);

  folder.writeJson('seeding.json', { seed: 'demo' });
  await prepareTables(client, tables, options);
  expect((await client.send(new ScanCommand({ TableName }))).Count).toBe(0);
  expect((await client.send(new ListTablesCommand({}))).TableNames).toEqual([TableName]);
  expect(folder.readJson('seeding.json')).toBeUndefined();

  await database.close();
  folder.release();
});
