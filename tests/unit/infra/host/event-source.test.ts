import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EventSourceMapping } from '../../../../infra/host/stream/event-source.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a failed batch is retried after its pause, whatever is written meanwhile', async () => {
  const record = { dynamodb: { Keys: { pk: { S: 'a' } }, SequenceNumber: '1' } };
  const batches = [{ shard: 'shard', records: [record], last: '1' }];
  let invocations = 0;
  const givenUp: unknown[] = [];
  const source = new EventSourceMapping({
    reader: { next: () => Promise.resolve(batches.shift()), handled: () => undefined },
    functions: {
      invoke: () => {
        invocations += 1;
        return Promise.resolve({ error: 'Unhandled' });
      },
    },
    target: 'on-record-changed',
    batchSize: 10,
    retries: 3,
    bisects: false,
    parallel: 1,
    reportsItems: false,
    deliveryFaults: { isRepeated: () => false },
    patterns: [],
    onProgress: () => undefined,
    onGivenUp: (batch: unknown) => {
      givenUp.push(batch);
      return Promise.resolve();
    },
    reportError: () => undefined,
  } as unknown as ConstructorParameters<typeof EventSourceMapping>[0]);

  for (let write = 0; write < 10; write += 1) {
    source.nudge();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect({ invocations, givenUp }).toEqual({ invocations: 1, givenUp: [] });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(invocations).toBe(4);
  expect(givenUp).toHaveLength(1);
  const closed = source.close();
  await vi.runAllTimersAsync();
  await closed;
});
