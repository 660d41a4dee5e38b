import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Start, itemsOfPage, scanTable } from '../../../../../functions/data/core/scan-table.ts';
import { dynamodb } from '../../../../../functions/platform/dynamodb.ts';
import { startTable } from '../../../../support/start-table.ts';

const TableName = 'Scanned';
const batchSize = 25;

let table: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  table = await startTable(TableName);
});
afterAll(() => table.close());

it('the whole table is scanned in pages of a thousand items, whatever they weigh', async () => {
  const keys = Array.from({ length: 1.5 * itemsOfPage }, (_, index) => ({ pk: `TAG#${index + 1}`, sk: 'RECORD' }));
  for (let start = 0; start < keys.length; start += batchSize) {
    const puts = keys.slice(start, start + batchSize).map((Item) => ({ PutRequest: { Item } }));
    await dynamodb().send(new BatchWriteCommand({ RequestItems: { [TableName]: puts } }));
  }
  const pages: string[][] = [];
  let start: Start;
  do {
    const { items, next } = await scanTable(start);
    pages.push(items.map(({ pk }) => pk));
    start = next;
  } while (start);
  expect(pages.map(({ length }) => length)).toEqual([itemsOfPage, itemsOfPage / 2]);
  expect(pages.flat().toSorted()).toEqual(keys.map(({ pk }) => pk).toSorted());
});
