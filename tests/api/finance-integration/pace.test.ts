import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inSlot, waitForSlot } from '../../../functions/fortnox/pace.ts';
import { dynamodb } from '../../../functions/platform/dynamodb.ts';
import { environment } from '../../../functions/platform/environment.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { DrivenClock } from '../../support/driven-clock.ts';
import { useStack } from '../../support/invoices.ts';

const forget = () =>
  dynamodb().send(new DeleteCommand({ TableName: environment.tableName(), Key: keys.fortnoxPace() }));

beforeAll(async () => {
  useStack();
  vi.stubEnv('FORTNOX_PACE', '1');
  await forget();
});
afterAll(forget);

/** The most calls that arrive in any five seconds. */
const peakOf = (arrivals: readonly number[]): number =>
  Math.max(...arrivals.map((at) => arrivals.filter((one) => one > at - 5_000 && one <= at).length));

it.each([
  ['', 0],
  [', though all stand still for a while and wake late', 8_000],
])('no more than 25 calls of 50 callers arrive in 5 seconds%s', async (_, stalledMs) => {
  await forget();
  const began = Date.now();
  const clock = new DrivenClock(began);
  clock.stall(began + 1_500, began + 1_500 + stalledMs);
  const arrivals: number[] = [];
  const until = began + 90_000;
  const call = async () => {
    await waitForSlot(until, clock);
    await inSlot(
      until,
      async () => {
        arrivals.push(clock.now());
        await clock.wait(50);
      },
      clock,
    );
  };
  await Promise.all(Array.from({ length: 50 }, () => clock.run(call)));
  expect(arrivals).toHaveLength(50);
  const peak = peakOf(arrivals);
  expect(peak).toBeGreaterThan(5);
  expect(peak).toBeLessThanOrEqual(25);
});
