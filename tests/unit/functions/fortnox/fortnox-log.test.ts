import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { getCalls, keepCall, logRetentionDays, removeCalls } from '../../../../functions/fortnox/fortnox-log-store.ts';
import { keys } from '../../../../functions/data/core/keys.ts';
import { type Item, queryRange } from '../../../../functions/data/core/table.ts';
import { restoreItem } from '../../../../infra/restore/restore-item.ts';
import { startEmptyTable } from '../../../support/empty-table.ts';

const dayMs = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-20T12:00:00Z');
const call = {
  event: 'Hämta kunder',
  userInitials: '',
  requestBody: '',
  statusCode: 200,
  responseBody: '',
  subLog: '',
  error: '',
};

let table: Awaited<ReturnType<typeof startEmptyTable>>;
beforeAll(async () => {
  table = await startEmptyTable();
});
afterAll(() => table.close());

const stored = () => queryRange({ from: keys.fortnoxLog(''), to: keys.fortnoxLog('~'), limit: 100 });
const removeAll = () => removeCalls(new Date(now.getTime() + dayMs), Date.now() + 10_000);
const total = async () => (await getCalls({ page: 1, size: 1 })).total;
beforeEach(async () => {
  await removeAll();
});

it('a logged call does not expire by itself before the daily job has removed and uncounted it', async () => {
  await keepCall(call, now);
  const [item] = (await stored()) as (Item & { ttl: number })[];
  expect(item!.ttl * 1000).toBeGreaterThan(now.getTime() + (logRetentionDays + 1) * dayMs);
});

it('logged calls that are restored are counted once', async () => {
  for (let index = 0; index < 3; index += 1) await keepCall(call, new Date(now.getTime() + index));
  const items = await stored();
  await removeAll();
  expect(await total()).toBe(0);
  expect(await Promise.all(items.map(restoreItem))).toEqual([true, true, true]);
  expect(await Promise.all(items.map(restoreItem))).toEqual([false, false, false]);
  expect(await stored()).toEqual(items);
  expect(await total()).toBe(3);
});
