import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findMigration, restartMigration } from '../../../../../functions/operation/migrations/migration-store.ts';
import { keys } from '../../../../../functions/data/core/keys.ts';
import { findRecord, getItem, queryItems, raiseCounter } from '../../../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../../../functions/data/core/unit-of-work.ts';
import { lowerCaseTags } from '../../../../support/migrations/lower-case-tags.ts';
import { runMigrations } from '../../../../support/migrations/run-migrations.ts';
import { runNode } from '../../../../support/run-node.ts';
import { startTable } from '../../../../support/start-table.ts';

const tags = 130;
/** Steps are of forty records. */
const killedAt = 95;
const migrated = 80;
const ids = Array.from({ length: tags }, (_, index) => index + 1);

const TableName = 'Migrated';
let table: Awaited<ReturnType<typeof startTable>>;

beforeAll(async () => {
  table = await startTable(TableName);
  await raiseCounter('tag', tags);
  for (let from = 0; from < tags; from += 40) {
    const unit = new UnitOfWork(1);
    for (const id of ids.slice(from, from + 40)) unit.createWithId('tag', id, { name: `TAG ${id}` });
    await unit.commit(null);
  }
});
afterAll(() => table.close());

/** How the previous version reads a tag: by a schema of its own. */
const previousTag = z.object({ name: z.string().check(z.minLength(1)) });
const readByThePrevious = async (id: number) =>
  previousTag.parse((await getItem(keys.record('tag', id)))!['data']).name;

it('a migration that is killed half way leaves whole records, and resumes where it was', async () => {
  const killed = await runNode(['tests/support/migrations/run-killed.ts', String(killedAt)], table.environment);
  expect(killed.output).toBe('');
  expect(await findMigration(lowerCaseTags.name)).toMatchObject({
    state: 'Pending',
    after: migrated,
    changed: migrated,
  });
  for (const id of ids) expect(await readByThePrevious(id)).toBe(id <= migrated ? `tag ${id}` : `TAG ${id}`);

  // The previous version, still running, changes a record before and one after the place.
  for (const id of [3, 120]) {
    const unit = new UnitOfWork(7);
    unit.save((await findRecord('tag', id))!, { name: `ÄNDRAD ${id}` });
    await unit.commit(null);
  }
  const { error } = await runMigrations(lowerCaseTags);
  expect(error).toBeUndefined();
  expect(await findMigration(lowerCaseTags.name)).toMatchObject({ state: 'Done', after: tags, changed: tags });
  expect((await getItem(keys.migration(lowerCaseTags.name)))!['due']).toBeUndefined();
  expect(await readByThePrevious(120)).toBe('ändrad 120');
  expect(await readByThePrevious(3)).toBe('ÄNDRAD 3');

  for (const id of ids.filter((one) => one !== 3 && one !== 120)) {
    const record = (await findRecord('tag', id))!;
    expect(record).toMatchObject({ version: 2, changedBy: 0, data: { name: `tag ${id}` } });
    expect(await queryItems(keys.record('tag', id).pk, 'HISTORY#')).toHaveLength(2);
  }
});

it('a migration that is done is not run again', async () => {
  await runMigrations({ ...lowerCaseTags, migrate: () => ({ name: 'igen' }) });
  expect(await readByThePrevious(5)).toBe('tag 5');
});

it('a restarted migration changes what an earlier version has saved since, and nothing else', async () => {
  await restartMigration(lowerCaseTags.name, new Date());
  await runMigrations(lowerCaseTags);
  expect(await readByThePrevious(3)).toBe('ändrad 3');
  expect(await findMigration(lowerCaseTags.name)).toMatchObject({ state: 'Done', changed: 1 });
});

it('two that run the same migration change each record once', async () => {
  const again = {
    ...lowerCaseTags,
    name: 'tags-with-a-sign',
    migrate: ({ name }: { name: string }) => ({ name: `#${name}` }),
  };
  const runs = await Promise.all([runMigrations(again), runMigrations(again)]);
  expect(runs.map(({ error }) => error)).toEqual([undefined, undefined]);
  for (const id of [1, 40, 41, 130]) expect(await readByThePrevious(id)).toBe(`#tag ${id}`);
  expect(await findMigration(again.name)).toMatchObject({ state: 'Done', changed: tags });
});

it('a version without the migration leaves it to one that has it', async () => {
  const unknown = { ...lowerCaseTags, name: 'of-a-later-version' };
  const { error } = await runMigrations({
    ...unknown,
    migrate: () => {
      throw new Error('Avbruten');
    },
  });
  expect(String(error)).toContain('Avbruten');
  expect(await findMigration(unknown.name)).toMatchObject({ state: 'Pending', after: 0 });
});
