import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { itemsOfPage } from '../../../../functions/data/core/scan-table.ts';
import { keys } from '../../../../functions/data/core/keys.ts';
import { merged } from '../../../../functions/exports/take-out/runs.ts';
import { beginTakeOut, takeOutStep } from '../../../../functions/exports/take-out/take-out-step.ts';
import { dynamodb } from '../../../../functions/platform/dynamodb.ts';
import { DiskWorkshop } from '../../../../infra/take-out/disk-workshop.ts';
import { startTable } from '../../../support/start-table.ts';

const TableName = 'TakenOut';
const batchSize = 25;
const folder = mkdtempSync(join(tmpdir(), 'klang-take-table-'));

let table: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  table = await startTable(TableName);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await table.close();
});

it('a table whose last page is full is taken out in steps of a page', async () => {
  const ids = Array.from({ length: 2 * itemsOfPage }, (_, index) => index + 1);
  for (let start = 0; start < ids.length; start += batchSize) {
    const puts = ids.slice(start, start + batchSize).map((id) => {
      const head = { kind: 'tag', id, version: 1, deleted: false, changedAt: '', changedBy: 1, refs: 0 };
      return { PutRequest: { Item: { ...keys.record('tag', id), ...head, data: { name: `Tagg ${id}` } } } };
    });
    await dynamodb().send(new BatchWriteCommand({ RequestItems: { [TableName]: puts } }));
  }
  const workshop = await DiskWorkshop.in(folder, join(folder, 'uttag.zip'));
  let progress = await beginTakeOut(new Date());
  while (progress.phase === 'items') progress = await takeOutStep(progress, workshop, { until: 0 });
  const names: string[] = [];
  for await (const lines of merged(workshop, progress.runs['poster/tag']!)) {
    names.push(...lines.map((line) => JSON.parse(line).data.name));
  }
  await workshop.close();
  expect(names).toEqual(ids.map((id) => `Tagg ${id}`));
});
