import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { recordActions } from '../../functions/data/core/actions.ts';
import type { StoredRecord } from '../../functions/data/core/records.ts';
import { synthesize } from '../../infra/build/build-all.ts';
import { paths } from '../../infra/build/paths.ts';
import { readSystem } from '../../infra/host/assembly/system.ts';
import { startDatabase } from '../../infra/host/database/dynoxide.ts';
import { ensureTable } from '../../infra/host/database/tables.ts';
import { registered } from '../support/registered.ts';
import { inFolder, print } from './runner.ts';
import { cpuOf } from './table/measure.ts';

type Settings = { pageKb: number; cacheMb: number };

/** The first is the program's own. */
const all: readonly Settings[] = [
  { pageKb: 4, cacheMb: 2 },
  { pageKb: 4, cacheMb: 32 },
  { pageKb: 16, cacheMb: 2 },
  { pageKb: 16, cacheMb: 32 },
];
const slices = 10;
const atOnce = 49;
const rounds = 5;

/**
 * Processor time of the embedded database for a transaction of work orders with their history, as a large invoice makes
 * them, with other settings of its file; in turns.
 */
export const benchDatabase = () =>
  inFolder(async (folder) => {
    await synthesize();
    const databases = await Promise.all(all.map((settings) => open(join(folder, databaseName(settings)), settings)));
    try {
      for (const { write } of databases) await write(0);
      for (let round = 1; round <= rounds; round += 1) for (const one of databases) one.cpuMs += await one.write(round);
    } finally {
      await Promise.all(databases.map(({ close }) => close()));
    }
    print(
      `Processor time of the embedded database for a transaction of ${atOnce} changed work orders`,
      databases.map(({ settings, cpuMs }) => ({ ...settings, cpuMsOfSlice: cpuMs / rounds / slices })),
    );
  });

const databaseName = ({ pageKb, cacheMb }: Settings) => `${pageKb}-${cacheMb}.sqlite`;

async function open(file: string, settings: Settings) {
  const { pageKb, cacheMb } = settings;
  const empty = new DatabaseSync(file);
  empty.exec(`PRAGMA page_size = ${pageKb * 1024}; CREATE TABLE made (id); DROP TABLE made;
    PRAGMA default_cache_size = ${(cacheMb * 1024) / pageKb}`);
  empty.close();
  const database = await startDatabase(file);
  const pid = Number(readFileSync(`${file}.pid`, 'utf8'));
  const client = new DynamoDBClient({
    region: 'eu-north-1',
    endpoint: database.url,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const table = readSystem(paths.assembly).tables[0]!;
  await ensureTable(client, table);
  process.env['TABLE_NAME'] = table.name;
  const documents = DynamoDBDocumentClient.from(client);
  const write = async (version: number) => {
    const before = cpuOf(pid);
    for (let slice = 0; slice < slices; slice += 1) {
      const TransactItems = Array.from({ length: atOnce }, (_, index) =>
        actionsOf(slice * atOnce + index + 1, version),
      ).flat();
      await documents.send(new TransactWriteCommand({ TransactItems, ClientRequestToken: randomUUID() }));
    }
    return cpuOf(pid) - before;
  };
  return { settings, cpuMs: 0, write, close: () => database.close() };
}

/** A new work order in the first version, and a change of its status in the others. */
function actionsOf(id: number, version: number) {
  const of = (at: number): StoredRecord => ({
    kind: 'work-order',
    id,
    version: at,
    deleted: false,
    changedAt: '2026-01-01T00:00:00.000Z',
    changedBy: 1,
    refs: 0,
    data: { ...registered(1, 1, `Mätning ${id}`, new Date(0)), status: at % 2 === 0 ? 'Invoiced' : 'Registered' },
  });
  const change = { before: version === 0 ? null : of(version), after: of(version + 1), unlessReferred: false };
  return recordActions(change, 0, { changedAt: new Date().toISOString() });
}
