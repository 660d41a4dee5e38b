import { DeleteTableCommand, type DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { keys } from '../../../functions/data/core/keys.ts';
import type { LocalTable } from '../assembly/system.ts';
import type { DataFolder } from '../data/data-folder.ts';
import { StartError } from '../data/start-error.ts';
import { runSeed } from '../seed/run-seed.ts';
import type { Seed } from '../seed/seed.ts';
import { ensureTable, isEmpty } from './tables.ts';

type Options = { seed: Seed | undefined; environment: Record<string, string>; folder: DataFolder | undefined };

/** Exists once the tables have been prepared: tables missing after that have been lost. */
export const preparedFile = 'database.json';

/** Exists while a seed runs: if found at the start, the seed was interrupted. */
const seedingFile = 'seeding.json';

/** An interrupted seed starts over. Reads each table once. @returns the ARNs of the tables' streams, by table name */
export async function prepareTables(
  client: DynamoDBClient,
  tables: readonly LocalTable[],
  { seed, environment, folder }: Options,
): Promise<Map<string, string>> {
  if (folder?.has(seedingFile)) {
    for (const { name } of tables)
      await client.send(new DeleteTableCommand({ TableName: name })).catch(() => undefined);
  }
  const streams = new Map<string, string>();
  for (const table of tables) streams.set(table.name, await ensureTable(client, table));
  if (seed && (await isEmpty(client, environment['TABLE_NAME'] ?? ''))) {
    folder?.writeJson(seedingFile, { seed: seed.kind });
    await runSeed(seed, environment);
  }
  if (seed) await requireRestored(client, environment['TABLE_NAME'] ?? '');
  folder?.remove(seedingFile);
  for (const { name } of tables) await isEmpty(client, name);
  folder?.writeJson(preparedFile, { tables: tables.map(({ name }) => name) });
  return streams;
}

/** @throws StartError when a restoration from an archive has begun and not ended: half a firm looks like a whole one */
async function requireRestored(client: DynamoDBClient, TableName: string): Promise<void> {
  const { pk, sk } = keys.restoration();
  const { Item } = await client.send(new GetItemCommand({ TableName, Key: { pk: { S: pk }, sk: { S: sk } } }));
  if (Item?.['state']?.S !== 'Running') return;
  throw new StartError(
    [
      'Ett uttag håller på att läggas tillbaka här, men blev inte klart. Kör samma kommando igen, med samma fil:',
      '  npm run restore -- FIL.zip --data MAPP',
      'Det går vidare där det slutade. Starta sedan Klang.',
    ].join('\n'),
  );
}
