import { afterAll, beforeAll, expect, it } from 'vitest';
import { countAttempt } from '../../../../functions/users/attempt-store.ts';
import { startEmptyTable } from '../../../support/empty-table.ts';

let table: Awaited<ReturnType<typeof startEmptyTable>>;
beforeAll(async () => {
  table = await startEmptyTable();
});
afterAll(() => table.close());

const limit = { free: 3, firstWaitSeconds: 30, longestWaitSeconds: 900, forgetSeconds: 3600 };
const begun = Date.parse('2026-11-29T08:00:00Z');
const attemptAt = (value: string, second: number) =>
  countAttempt('login-address', value, limit, new Date(begun + second * 1000));
const isLetIn = (value: string, second: number) =>
  attemptAt(value, second).then(
    () => true,
    () => false,
  );

it('a success after failures and their wait makes nobody wait', async () => {
  for (let second = 0; second < limit.free; second += 1) await attemptAt('office', second);
  await expect(attemptAt('office', 31)).rejects.toThrow('För många försök. Vänta 1 sekund och försök igen.');
  const uncount = await attemptAt('office', 40);
  await uncount();
  expect(await isLetIn('office', 41)).toBe(true);
});

it('a success takes back neither failures nor the wait after one that came meanwhile', async () => {
  for (let second = 0; second < limit.free; second += 1) await attemptAt('slow', second);
  const uncount = await attemptAt('slow', 40);
  // The wait after the slow one is over.
  await attemptAt('slow', 101);
  await uncount();
  expect(await isLetIn('slow', 102)).toBe(false);
  expect(await isLetIn('slow', 101 + 120)).toBe(true);
  expect(await isLetIn('slow', 101 + 121)).toBe(false);
});
