import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { FeedRow } from '../../functions/data/core/feed-rows.ts';
import { findProgram, startDatabase } from '../../infra/host/database/dynoxide.ts';
import { feedTable, itemOf } from '../support/replica/feed-table.ts';

type Item = Record<string, unknown>;

/** An embedded DynamoDB with these records. */
export async function startFirmTable(rows: readonly FeedRow[]) {
  const folder = await mkdtemp(join(tmpdir(), 'klang-bench-'));
  const file = join(folder, 'database.sqlite');
  await importItems(rows.map(itemOf), feedTable, file);
  const database = await startDatabase(file);
  return {
    url: database.url,
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a database of a table with these items by an import from an export, which is much faster than writes. */
export async function importItems(items: readonly Item[], table: { TableName: string }, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'klang-bench-'));
  try {
    const data = join(folder, table.TableName, 'data');
    await mkdir(data, { recursive: true });
    await pipeline(linesOf(items), createGzip({ level: 1 }), createWriteStream(join(data, 'all.json.gz')));
    const schema = join(folder, 'schema.json');
    await writeFile(schema, JSON.stringify({ Table: table }));
    await run(findProgram(), ['import', '--source', folder, '--schema', schema, '--output', file]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const linesInChunk = 10_000;

/** In chunks: a million items do not fit in one string. */
function* linesOf(items: readonly Item[]): Generator<string> {
  for (let start = 0; start < items.length; start += linesInChunk) {
    const chunk = items.slice(start, start + linesInChunk);
    yield chunk.map((item) => `${JSON.stringify({ Item: attributesOf(item) })}\n`).join('');
  }
}

function attributesOf(item: Item) {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, attributeOf(value)]));
}

function attributeOf(value: unknown): object {
  if (typeof value === 'number') return { N: String(value) };
  if (typeof value === 'boolean') return { BOOL: value };
  if (value === null) return { NULL: true };
  if (Array.isArray(value)) return { L: value.map(attributeOf) };
  return typeof value === 'object' ? { M: attributesOf(value as Item) } : { S: value };
}

function run(program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'ignore' });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The import ended with ${code}.`))));
  });
}
