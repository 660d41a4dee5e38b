import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FeedRow } from '../../../functions/data/core/feed-rows.ts';
import { migrations } from '../../../functions/operation/migrations/migrations.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { readSystem } from '../../../infra/host/assembly/system.ts';
import { paths } from '../../../infra/build/paths.ts';
import { itemOf } from '../../support/replica/feed-table.ts';
import { importItems } from '../firm-table.ts';

/** Higher than any id of an invented firm. */
const lastNumber = 1_000_000;

/** Makes the database of a data folder with these records, in the table of the stacks. */
export async function fillFolder(folder: string, rows: readonly FeedRow[]): Promise<void> {
  const table = readSystem(paths.assembly).tables[0]!;
  const counters = [...new Set(rows.map(({ kind }) => kind))].map((kind) => ({
    ...keys.counter(kind),
    value: lastNumber,
  }));
  // The records have rows for lists only, which a migration cannot read.
  const migrated = migrations.map(({ name }) => ({
    ...keys.migration(name),
    name,
    state: 'Done',
    after: lastNumber,
    changed: 0,
  }));
  const stream = { StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' } };
  const schema = { ...table.properties, ...stream, TableName: table.name };
  await importItems([...rows.map(itemOf), ...counters, ...migrated], schema, join(folder, 'database.sqlite'));
}

export type ServedHost = { url: string; pid: number; startMs: number; close(): Promise<void> };

/** The host in a process of its own, as `npm start` runs it. @returns after how long it could be called, too */
export async function serve(folder: string): Promise<ServedHost> {
  const facts = join(folder, 'local-stack.json');
  rmSync(facts, { force: true });
  const start = performance.now();
  const args = ['infra/host/start.ts', '--port', '0', '--data', folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  while (!existsSync(facts)) {
    if (child.exitCode !== null) throw new Error(`The host ended with ${child.exitCode}.`);
    await wait(5);
  }
  const startMs = performance.now() - start;
  const { url, pid } = JSON.parse(readFileSync(facts, 'utf8')) as { url: string; pid: number };
  return { url, pid, startMs, close: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
