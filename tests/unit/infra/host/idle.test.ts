import { expect, it } from 'vitest';
import { AsyncInvocations } from '../../../../infra/host/functions/async-invocations.ts';
import type { FunctionHost } from '../../../../infra/host/functions/function-host.ts';
import type { Result } from '../../../../infra/host/functions/runtime.ts';
import { EventSourceMapping } from '../../../../infra/host/stream/event-source.ts';
import type { StreamReader } from '../../../../infra/host/stream/stream-reader.ts';
import { noDeliveryFaults } from '../../../../infra/host/strict/delivery-faults.ts';
import { Work } from '../../../../infra/host/functions/work.ts';

const done: Result = { payload: 'null' };
const failed: Result = { error: { errorType: 'Error', errorMessage: 'Fel', trace: [] } };

/** A function that answers when the test says what. */
function heldFunction() {
  const asked: PromiseWithResolvers<Result>[] = [];
  const functions = {
    isClosed: false,
    asyncSettings: () => ({ retries: 2, onFailure: undefined }),
    invoke: () => {
      asked.push(Promise.withResolvers<Result>());
      return asked.at(-1)!.promise;
    },
  } as unknown as FunctionHost;
  /** Resolves when the function runs for the nth time. */
  const runs = async (times: number) => {
    await expect.poll(() => asked.length).toBe(times);
    return asked[times - 1]!;
  };
  return { functions, runs };
}

/** @returns a function that tells whether it has resolved, after all that can run has run */
function followed(promise: Promise<void>): () => Promise<boolean> {
  let isDone = false;
  void promise.then(() => (isDone = true));
  return async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return isDone;
  };
}

it('a host without work is idle, and one with work when all of it has ended, or failed', async () => {
  const work = new Work();
  await work.none();
  const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = Promise.allSettled([work.during(() => one.promise), work.during(() => other.promise)]);
  const isIdle = followed(work.none());
  expect(await isIdle()).toBe(false);
  one.resolve();
  expect(await isIdle()).toBe(false);
  other.reject(new Error('on purpose'));
  await ended;
  expect(await isIdle()).toBe(true);
  expect(work.begun).toBe(2);
  expect([1, 2].map((begun) => work.isIdleSince(begun))).toEqual([false, true]);
});

it('an asynchronous event is work until its last attempt', async () => {
  const work = new Work();
  const { functions, runs } = heldFunction();
  const parts = { functions, queues: {} as never, deliveryFaults: noDeliveryFaults, work, reportError: () => {} };
  const sent = new AsyncInvocations(parts).invoke('one', {});
  const isIdle = followed(work.none());
  (await runs(1)).resolve(failed);
  const again = await runs(2);
  expect(await isIdle()).toBe(false);
  again.resolve(done);
  await sent;
  expect(await isIdle()).toBe(true);
});

const usual = {
  target: 'one',
  batchSize: 100,
  retries: 3,
  bisects: false,
  parallel: 1,
  reportsItems: false,
  deliveryFaults: noDeliveryFaults,
  patterns: [],
  onProgress: () => {},
  reportError: () => {},
  onGivenUp: () => Promise.resolve(),
};

it('a stream has been read when its function has handled what was written before, also by another attempt', async () => {
  const unread = [{ dynamodb: { SequenceNumber: '1', Keys: { pk: { S: 'A' } } } }];
  const reader = {
    next: () => {
      const records = unread.splice(0);
      return Promise.resolve(records.length > 0 ? { shard: 'one', records, last: '1' } : undefined);
    },
    handled: () => {},
  } as unknown as StreamReader;
  const { functions, runs } = heldFunction();
  const source = new EventSourceMapping({ ...usual, reader, functions });
  const isRead = followed(source.caughtUp());
  (await runs(1)).resolve(failed);
  const again = await runs(2);
  expect(await isRead()).toBe(false);
  again.resolve(done);
  await expect.poll(isRead).toBe(true);
  await source.caughtUp();
  await source.close();
  await source.caughtUp();
});

it('a stream is not read while calls come first', async () => {
  const calls = Promise.withResolvers<void>();
  let reads = 0;
  const reader = {
    next: () => {
      reads += 1;
      return Promise.resolve(undefined);
    },
  } as unknown as StreamReader;
  const { functions } = heldFunction();
  const source = new EventSourceMapping({ ...usual, reader, functions, mayRead: () => calls.promise });
  const isRead = followed(source.caughtUp());
  expect(await isRead()).toBe(false);
  expect(reads).toBe(0);
  calls.resolve();
  await expect.poll(isRead).toBe(true);
  await source.close();
});
