import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations } from '../../../../../functions/operation/migrations/migrations.ts';
import { dynamodb } from '../../../../../functions/platform/dynamodb.ts';
import { type Key, keys } from '../../../../../functions/data/core/keys.ts';
import { findRecord, getItem, queryItems, raiseCounter } from '../../../../../functions/data/core/table.ts';
import { findMigration, restartMigration } from '../../../../../functions/operation/migrations/migration-store.ts';
import { UnitOfWork } from '../../../../../functions/data/core/unit-of-work.ts';
import { project } from '../../../../../shared/entities/project.ts';
import { workOrder } from '../../../../../shared/entities/work-order.ts';
import { runMigrations } from '../../../../support/migrations/run-migrations.ts';
import { feedTable, tableName as TableName } from '../../../../support/replica/feed-table.ts';
import { startTable } from '../../../../support/start-table.ts';

let table: Awaited<ReturnType<typeof startTable>>;
const [older, newer, gone] = [1, 2, 3];
const name = 'texts-of-projects-in-the-feed';

const rowOf = async (key: Key) => {
  const { row } = (await getItem(key))!;
  return JSON.parse(row as string) as { version: number; data: Record<string, unknown> };
};
const rowOfProject = (id: number) => rowOf(keys.record('project', id));

/** As the version before wrote it. */
async function forget(key: Key, fields: readonly string[]): Promise<void> {
  const row = await rowOf(key);
  const data = Object.fromEntries(Object.entries(row.data).filter(([field]) => !fields.includes(field)));
  await dynamodb().send(
    new UpdateCommand({
      TableName,
      Key: key,
      UpdateExpression: 'SET #row = :row',
      ExpressionAttributeNames: { '#row': 'row' },
      ExpressionAttributeValues: { ':row': JSON.stringify({ ...row, data }) },
    }),
  );
}

const forgetTexts = (id: number) =>
  forget(keys.record('project', id), ['invoiceText', 'invoiceMessage', 'invoiceEmail', 'costCenter']);

beforeAll(async () => {
  table = await startTable(TableName, feedTable);
  await raiseCounter('project', gone);
  const unit = new UnitOfWork(1);
  for (const id of [older, newer, gone]) {
    unit.createWithId('project', id, { ...project.empty, projectCode: `26-000${id}`, invoiceText: 'Etapp 2' });
  }
  await unit.commit(null);
  for (const id of [older, gone]) await forgetTexts(id);
  const deletion = new UnitOfWork(1);
  deletion.remove((await findRecord('project', gone))!);
  await deletion.commit(null);
  await forgetTexts(gone);
});
afterAll(() => table.close());

it('projects from before their texts were in the feed get complete rows, by a version that changes nothing', async () => {
  const migration = migrations.find((one) => one.name === name)!;
  expect((await runMigrations(migration)).error).toBeUndefined();
  expect(await findMigration(name)).toMatchObject({ state: 'Done', changed: 1 });
  expect(await rowOfProject(older)).toMatchObject({ version: 2, data: { invoiceText: 'Etapp 2', costCenter: '' } });
  expect(await rowOfProject(newer)).toMatchObject({ version: 1, data: { invoiceText: 'Etapp 2' } });
  const [, latest] = await queryItems(keys.record('project', older).pk, 'HISTORY#');
  expect(latest).toMatchObject({ changedBy: 0, before: {}, after: {} });
});

it('a deleted one is left, since the list of deletions knows its time, and gets its row when it is restored', async () => {
  expect(await rowOfProject(gone)).toMatchObject({ version: 2 });
  const unit = new UnitOfWork(1);
  const record = (await findRecord('project', gone))!;
  unit.restore(record, record.data);
  await unit.commit(null);
  expect(await rowOfProject(gone)).toMatchObject({ version: 3, data: { invoiceText: 'Etapp 2' } });
});

it('a second run changes only what the earlier version has written since', async () => {
  await forgetTexts(newer);
  await restartMigration(name, new Date());
  await runMigrations(migrations.find((one) => one.name === name)!);
  expect(await findMigration(name)).toMatchObject({ state: 'Done', changed: 1 });
  expect(await rowOfProject(newer)).toMatchObject({ version: 2, data: { invoiceText: 'Etapp 2' } });
});

it('work orders get who created them in their rows, deleted ones too, and stay the version they are', async () => {
  const creators = 'creators-of-work-orders-in-the-feed';
  const orders = [1, 2].map((id) => keys.record('work-order', id));
  await raiseCounter('work-order', orders.length);
  const unit = new UnitOfWork(1);
  const data = { ...workOrder.empty, projectId: older, createdByUserId: 7 };
  for (const index of orders.keys()) unit.createWithId('work-order', index + 1, data);
  await unit.commit(null);
  const deletion = new UnitOfWork(1);
  deletion.remove((await findRecord('work-order', 2))!);
  await deletion.commit(null);
  const whole = await Promise.all(orders.map(getItem));
  await Promise.all(orders.map((key) => forget(key, ['createdByUserId'])));
  await runMigrations(migrations.find((one) => one.name === creators)!);
  expect(await findMigration(creators)).toMatchObject({ state: 'Done', changed: 2 });
  expect(await Promise.all(orders.map(getItem))).toEqual(whole);
  await restartMigration(creators, new Date());
  await runMigrations(migrations.find((one) => one.name === creators)!);
  expect(await findMigration(creators)).toMatchObject({ state: 'Done', changed: 0 });
});
