import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FeedRow } from '../../functions/stores/core/feed-rows.ts';
import { findProgram, startDatabase } from '../../infra/host/database/dynoxide.ts';
import { feedTable, itemOf } from '../support/replica/feed-table.ts';

type Item = Record<string, string | number>;

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
    const lines = items.map((item) => `${JSON.stringify({ Item: marshalled(item) })}\n`).join('');
    await writeFile(join(data, 'all.json.gz'), await promisify(gzip)(lines, { level: 1 }));
    const schema = join(folder, 'schema.json');
    await writeFile(schema, JSON.stringify({ Table: table }));
    await run(findProgram(), ['import', '--source', folder, '--schema', schema, '--output', file]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function marshalled(item: Item) {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      typeof value === 'number' ? { N: String(value) } : { S: value },
    ]),
  );
}

function run(program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'ignore' });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The import ended with ${code}.`))));
  });
}
