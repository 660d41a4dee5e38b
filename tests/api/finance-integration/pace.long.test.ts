import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { callFortnox } from '../../../functions/gateways/fortnox/client.ts';
import { firmOfFile } from '../../support/fortnox.ts';

const firm = firmOfFile();
beforeAll(() => firm.link());

const call = () =>
  callFortnox({ event: 'Prov', method: 'GET', path: '/customers' }, { initials: '', patienceMs: 90_000 });

/** Blocks the event loop, as on an overloaded machine. */
function stall(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

it('no more than 25 calls of 50 callers arrive in 5 seconds, though all stand still for a while and wake late', async () => {
  // Only counts: refusals would spread the calls as well.
  await firm.control({ rateLimit: { calls: 1_000 } });
  const calls = Promise.all(Array.from({ length: 50 }, call));
  await wait(1_500);
  stall(8_000);
  expect(await calls).toHaveLength(50);
  const { peak } = await firm.control({});
  expect(peak).toBeGreaterThan(5);
  expect(peak).toBeLessThanOrEqual(25);
});
