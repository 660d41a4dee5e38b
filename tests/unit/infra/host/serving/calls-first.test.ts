import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { CallsFirst, changes, followUps } from '../../../../../infra/host/functions/calls-first.ts';

async function isCalm(calls: CallsFirst): Promise<() => boolean> {
  let calm = false;
  void calls.calm(followUps).then(() => (calm = true));
  await wait(0);
  return () => calm;
}

it('work begins at once on a host that has no calls', async () => {
  const calm = await isCalm(new CallsFirst());
  expect(calm()).toBe(true);
});

it('work waits for the calls that run, also those that begin while it waits', async () => {
  const calls = new CallsFirst();
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = calls.during(() => one.promise);
  const waiting = calls.calm(followUps);
  const calm = await isCalm(calls);
  const second = calls.during(() => other.promise);
  one.resolve();
  await first;
  expect(calm()).toBe(false);
  other.resolve();
  await second;
  expect(calm()).toBe(false);
  await waiting;
});

it('a call that fails has ended', async () => {
  const calls = new CallsFirst();
  const failing = calls.during(() => Promise.reject(new Error('on purpose')));
  await expect(failing).rejects.toThrow('on purpose');
  await calls.calm(followUps);
});

it('work waits a second at most while calls follow each other', async () => {
  const calls = new CallsFirst();
  const never = Promise.withResolvers<void>();
  void calls.during(() => never.promise);
  const start = performance.now();
  await calls.calm(followUps);
  expect(performance.now() - start).toBeGreaterThan(900);
  never.resolve();
});

it('changes are told within a tenth of a second while calls follow each other', async () => {
  const calls = new CallsFirst();
  const never = Promise.withResolvers<void>();
  void calls.during(() => never.promise);
  let isLate = false;
  const followUp = calls.calm(followUps).then(() => (isLate = true));
  await calls.calm(changes);
  expect(isLate).toBe(false);
  never.resolve();
  await followUp;
});
