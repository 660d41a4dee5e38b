import { DeleteTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { LocalTable } from '../assembly/system.ts';
import type { DataFolder } from '../data/data-folder.ts';
import { runSeed } from '../seed/run-seed.ts';
import type { Seed } from '../seed/seed.ts';
import { ensureTable, isEmpty } from './tables.ts';

type Options = { seed: Seed | undefined; environment: Record<string, string>; folder: DataFolder | undefined };

/** There from when the tables were ready for the first time: what is missing later has been lost. */
export const preparedFile = 'database.json';

/** There while a seed is at work: if it is found at a start, the seed was cut off. */
const seedingFile = 'seeding.json';

/**
 * Makes the tables that are not there, and seeds the functions' table when it is empty: wholly or, at the next start,
 * from the beginning.
 * Each table has been read once when it ends.
 * @returns the arns of the tables' streams, by the tables' names
 */
export async function prepareTables(
  client: DynamoDBClient,
  tables: readonly LocalTable[],
  { seed, environment, folder }: Options,
): Promise<Map<string, string>> {
  if (folder?.readJson(seedingFile)) {
    for (const { name } of tables)
      await client.send(new DeleteTableCommand({ TableName: name })).catch(() => undefined);
  }
  const streams = new Map<string, string>();
  for (const table of tables) streams.set(table.name, await ensureTable(client, table));
  if (seed && (await isEmpty(client, environment['TABLE_NAME'] ?? ''))) {
    folder?.writeJson(seedingFile, { seed: seed.kind });
    await runSeed(seed, environment);
  }
  folder?.remove(seedingFile);
  for (const { name } of tables) await isEmpty(client, name);
  folder?.writeJson(preparedFile, { tables: tables.map(({ name }) => name) });
  return streams;
}
