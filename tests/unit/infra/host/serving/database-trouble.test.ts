import { CreateTableCommand, DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import type { IncomingMessage } from 'node:http';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { LocalRoute } from '../../../../../infra/host/assembly/system.ts';
import { startDatabase } from '../../../../../infra/host/database/dynoxide.ts';
import { requireSpace, troubleIn, troubleSentences } from '../../../../../infra/host/database/trouble.ts';
import { TroubleWatch } from '../../../../../infra/host/database/watch-trouble.ts';
import type { FunctionHost } from '../../../../../infra/host/functions/function-host.ts';
import { HttpApi } from '../../../../../infra/host/http/http-api.ts';
import { RouteTable } from '../../../../../infra/host/http/route-table.ts';

const pageBytes = 4096;

/** A running database with content. */
async function filledDatabase(rows = 40) {
  const folder = mkdtempSync(join(tmpdir(), 'klang-trouble-'));
  const file = join(folder, 'database.sqlite');
  const database = await startDatabase(file);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({
    region: 'eu-north-1',
    endpoint: database.url,
    credentials,
    maxAttempts: 1,
  });
  await client.send(
    new CreateTableCommand({
      TableName: 'records',
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      BillingMode: 'PAY_PER_REQUEST',
    }),
  );
  for (let n = 0; n < rows; n += 1) {
    const Item = { pk: { S: `K${n}` }, text: { S: 'x'.repeat(20_000) } };
    await client.send(new PutItemCommand({ TableName: 'records', Item }));
  }
  const scan = () => client.send(new ScanCommand({ TableName: 'records' }));
  return { folder, file, database, scan };
}

/** Overwrites every page but the first. */
function overwrite(file: string): void {
  const descriptor = openSync(file, 'r+');
  for (let at = pageBytes; at < statSync(file).size; at += pageBytes) {
    writeSync(descriptor, Buffer.alloc(pageBytes, 0x5a), 0, pageBytes, at);
  }
  closeSync(descriptor);
}

describe('a corrupt database', () => {
  it.each([
    ['overwritten', overwrite],
    ['cut off', (file: string) => truncateSync(file, 5 * pageBytes)],
    ['emptied', (file: string) => truncateSync(file, 0)],
    ['gone', (file: string) => rmSync(file)],
  ])('is not started, is left unchanged, and reports what to do: %s', async (_what, damage) => {
    const { file, database } = await filledDatabase();
    await database.close();
    for (const beside of ['-wal', '-shm']) rmSync(`${file}${beside}`, { force: true });
    damage(file);
    const read = () => (statSync(file, { throwIfNoEntry: false }) ? readFileSync(file) : undefined);
    const before = read();
    const start = startDatabase(file, true);
    await expect(start).rejects.toThrow(`Databasen ${file} är skadad`);
    await expect(start).rejects.toThrow('Lägg tillbaka den senaste säkerhetskopian av mappen och starta igen.');
    expect(read()).toEqual(before);
  });

  it('ends the running host, and reports what to do', async () => {
    const { folder, file, database, scan } = await filledDatabase(250);
    const watch = new TroubleWatch({ folder, file, tell: () => {} });
    overwrite(file);
    const error: unknown = await scan().then(
      () => undefined,
      (failure: unknown) => failure,
    );
    watch.hear(String(error));
    await expect(watch.failure).rejects.toThrow(`Databasen ${file} är skadad (den gick inte att läsa).`);
    watch.close();
    await database.close();
  });
});

describe('a disk that is full', () => {
  it('is reported at the start', () => {
    expect(() => requireSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).toThrow(/^Disken är full: \d+ MB är lediga/);
    expect(() => requireSpace(tmpdir(), 0)).not.toThrow();
  });

  it('is reported once to the operator and to callers, and when it is over', () => {
    const reported: string[] = [];
    const options = { folder: tmpdir(), file: '', tell: (text: string) => void reported.push(text), least: 0 };
    const watch = new TroubleWatch(options);
    watch.hear('commit failed (backend: database or disk is full) and rollback also failed');
    watch.hear('ENOSPC: no space left on device, write');
    expect(reported).toEqual([expect.stringMatching(/^Disken är full eller nästan full/)]);
    expect(watch.sentence()).toBe(troubleSentences.full);
    watch.look();
    expect(reported[1]).toMatch(/^Det finns plats på disken igen/);
    options.least = Number.MAX_SAFE_INTEGER;
    watch.look();
    expect(reported).toHaveLength(3);
    watch.close();
  });

  it.each([
    ['an ordinary error', 'TypeError: x is not a function', undefined],
    ['a refused transaction', 'Transaction cancelled, please refer cancellation reasons', undefined],
    ['a page that cannot be read', 'backend: I/O error: disk I/O error', 'damaged'],
  ])('is distinguished from %s', (_what, text, trouble) => {
    expect(troubleIn(text)).toBe(trouble);
  });

  it('is the reason in a failed call', async () => {
    const functions = {
      invokeFor: async () => ({ payload: JSON.stringify({ statusCode: 500, body: '{"message":"Något gick fel."}' }) }),
    } as unknown as FunctionHost;
    const target = { target: 'save', authorizer: undefined } as unknown as LocalRoute;
    const routes = new RouteTable([{ key: 'POST /v1/customers', target }]);
    const sentence = { now: undefined as string | undefined };
    const api = new HttpApi({ api: 'api', domain: 'd', routes, functions, trouble: () => sentence.now });
    const said = async () => {
      const request = Object.assign(Readable.from([]), { method: 'POST', url: '/v1/customers', rawHeaders: [] });
      const call = { method: 'POST', path: '/v1/customers', rawQuery: '', headers: {}, cookies: [], sourceIp: '' };
      const { body } = await api.answer(request as unknown as IncomingMessage, call);
      return (JSON.parse(body.toString()) as { message: string }).message;
    };
    expect(await said()).toBe('Något gick fel.');
    sentence.now = troubleSentences.full;
    expect(await said()).toBe(troubleSentences.full);
  });
});
