import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listedChanges } from '../../../../../functions/data/history/change-log.ts';
import { Contention } from '../../../../../functions/data/core/contention.ts';
import { historyInLog } from '../../../../../functions/operation/migrations/history-in-log.ts';
import { dynamodb } from '../../../../../functions/platform/dynamodb.ts';
import { logFields, readLog } from '../../../../../functions/data/core/history-log.ts';
import { keys } from '../../../../../functions/data/core/keys.ts';
import { findRecord, getItem, queryItems, raiseCounter } from '../../../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../../../functions/data/core/unit-of-work.ts';
import { aroundRequests } from '../../../../support/around-requests.ts';
import { logIndex, startTable } from '../../../../support/start-table.ts';
import { runMigrations } from '../../../../support/migrations/run-migrations.ts';

const TableName = 'Logged';
const tags = 4_600;
/** Tags are changed together, as by an import. */
const together = 40;
const [many, few] = [1, 2];
let table: Awaited<ReturnType<typeof startTable>>;

/** Forty changes a day over some months; the oldest few are by somebody else. */
const timeOf = (id: number) =>
  new Date(Date.UTC(2026, 7, 20) + Math.floor(id / together) * 24 * 60 * 60_000).toISOString();
const byOf = (id: number) => (id <= 3 ? few : many);

beforeAll(async () => {
  table = await startTable(TableName, logIndex);
  for (let start = 1; start <= tags; start += 12) {
    const ids = Array.from({ length: Math.min(12, tags - start + 1) }, (_, index) => start + index);
    const puts = ids.flatMap((id) => {
      const [changedAt, changedBy, data] = [timeOf(id), byOf(id), { name: `TAG ${id}` }];
      const record = { kind: 'tag', id, version: 1, deleted: false, changedAt, changedBy, data };
      const entry = { changedAt, changedBy, ...logFields('tag', changedBy), before: {}, after: data };
      return [
        { ...keys.record('tag', id), ...record },
        { ...keys.history('tag', id, 1), ...entry },
      ];
    });
    const RequestItems = { [TableName]: puts.map((Item) => ({ PutRequest: { Item } })) };
    await dynamodb().send(new BatchWriteCommand({ RequestItems }));
  }
});
afterAll(() => table.close());

type Query = Parameters<typeof listedChanges>[0];

async function counted(query: Query) {
  const requests: string[] = [];
  const end = aroundRequests(dynamodb(), (next, name) => {
    requests.push(name);
    return next();
  });
  const page = await listedChanges(query, 'SuperAdmin').finally(end);
  return { page, queries: requests.filter((name) => name === 'QueryCommand').length, requests: requests.length };
}

async function allOf(query: Query) {
  const items: Awaited<ReturnType<typeof listedChanges>>['items'] = [];
  let [after, calls] = [undefined as string | undefined, 0];
  do {
    const page = await listedChanges({ ...query, ...(after !== undefined && { after }) }, 'SuperAdmin');
    items.push(...page.items);
    calls += 1;
    after = page.next ?? undefined;
  } while (after !== undefined);
  return { items, calls };
}

describe('the log of changes', () => {
  it('reads a page in one request to the index, and what it names in few, whatever the size of the log', async () => {
    const { page, queries, requests } = await counted({});
    expect(page.items).toHaveLength(50);
    expect(queries).toBe(1);
    expect(requests).toBeLessThanOrEqual(4);
  });

  it('pages across months, and through changes of the same moment, in order and each once', async () => {
    const { items } = await allOf({ limit: 190 });
    expect(items).toHaveLength(tags);
    expect(new Set(items.map(({ id }) => id)).size).toBe(tags);
    const times = items.map(({ changedAt }) => changedAt);
    expect(times).toEqual(times.toSorted().reverse());
    expect(new Set(times.map((time) => time.slice(0, 7))).size).toBeGreaterThan(3);
  });

  it('looks through a bounded number in a call, says how far, and finds the rest from there', async () => {
    const { page, queries } = await counted({ userId: few });
    expect(page.items).toEqual([]);
    expect(queries).toBe(8);
    expect(page.searchedTo).toBe(timeOf(tags - 8 * 500 + 1));
    const rest = await counted({ userId: few, after: page.next! });
    expect(rest.page.items.map(({ name }) => name)).toEqual(['TAG 3', 'TAG 2', 'TAG 1']);
    expect(rest.page).toMatchObject({ next: null, searchedTo: null });
  });

  it('reads the names of a bounded number of records in a call', async () => {
    const { page, requests } = await counted({ name: 'tag 4100' });
    expect(page.items).toEqual([]);
    expect(page.searchedTo).toBe(timeOf(tags - 400 + 1));
    expect(requests).toBeLessThanOrEqual(12);
    expect((await allOf({ name: 'tag 4100' })).items.map(({ name }) => name)).toEqual(['TAG 4100']);
  });

  it('goes no further back than the period', async () => {
    const [dateFrom, dateTo] = ['2026-09-01', '2026-09-02'];
    const { items, calls } = await allOf({ dateFrom, dateTo, limit: 200 });
    expect(calls).toBe(1);
    expect(items).toHaveLength(2 * together);
  });

  it('has what Klang changes, except what it renews by itself', () => {
    expect(logFields('customer', 0)).toEqual({ log: 'log' });
    expect(logFields('system-secrets', 0)).toEqual({});
    expect(logFields('system-secrets', 7)).toEqual({ log: 'log' });
    expect(logFields('user-settings', 7)).toEqual({});
  });
});

describe('history', () => {
  it('is not overwritten: a version that exists is refused, and stays', async () => {
    const Item = { ...keys.history('tag', 5, 2), changedAt: timeOf(5), changedBy: many, after: { name: 'FÖRST' } };
    await dynamodb().send(new BatchWriteCommand({ RequestItems: { [TableName]: [{ PutRequest: { Item } }] } }));
    const unit = new UnitOfWork(many);
    unit.save((await findRecord('tag', 5))!, { name: 'SEDAN' });
    await expect(unit.commit(null)).rejects.toThrow(Contention);
    expect(await getItem(keys.history('tag', 5, 2))).toEqual(Item);
    expect((await findRecord('tag', 5))!.data).toEqual({ name: 'TAG 5' });
  });

  it('of an earlier version enters the log by a migration, which changes nothing else', async () => {
    const before = { changedAt: '2025-02-03T04:05:06.007Z', changedBy: many, before: {}, after: { name: 'Gammal' } };
    const id = tags + 1;
    const record = { kind: 'tag', id, version: 1, deleted: false, changedAt: before.changedAt, changedBy: many };
    const RequestItems = {
      [TableName]: [
        { ...keys.record('tag', id), ...record, data: { name: 'Gammal' } },
        { ...keys.history('tag', id, 1), ...before },
      ].map((Item) => ({ PutRequest: { Item } })),
    };
    await dynamodb().send(new BatchWriteCommand({ RequestItems }));
    await raiseCounter('tag', id);
    const ofTags = historyInLog.find(({ kind }) => kind === 'tag')!;
    expect((await runMigrations(ofTags)).error).toBeUndefined();
    const found = await queryItems(keys.record('tag', id).pk, '');
    expect(found.map(({ sk, version }) => [sk, version])).toEqual([
      ['HISTORY#000000001', undefined],
      ['RECORD', 1],
    ]);
    expect(found[0]).toEqual({ ...keys.history('tag', id, 1), ...before, log: 'log' });
    const period = { from: '2025', until: '2025-12-31' };
    const { entries } = await readLog({ ...period, after: undefined, limit: 10 });
    expect(entries).toMatchObject([{ kind: 'tag', id, version: 1, changedBy: many }]);
  });
});
