import { describe, expect, it } from 'vitest';
import { AsyncInvocations } from '../../../../../infra/host/functions/async-invocations.ts';
import { throttled } from '../../../../../infra/host/functions/function-errors.ts';
import type { FunctionHost } from '../../../../../infra/host/functions/function-host.ts';
import type { Result } from '../../../../../infra/host/functions/runtime.ts';
import { StageThrottle } from '../../../../../infra/host/http/stage-throttle.ts';
import { DeliveryFaults, noDeliveryFaults } from '../../../../../infra/host/strict/delivery-faults.ts';
import { type Batch, EventSourceMapping } from '../../../../../infra/host/stream/event-source.ts';
import type { StreamReader } from '../../../../../infra/host/stream/stream-reader.ts';
import { Work } from '../../../../../infra/host/functions/work.ts';
import type { Queues } from '../../../../../infra/emulators/sqs/queues.ts';

const failed: Result = { error: { errorType: 'Error', errorMessage: 'Fel', trace: [] } };
const answered = (answer: object | null = null): Result => ({ payload: JSON.stringify(answer) });
const always = new DeliveryFaults({ randomSeed: 1, repeats: 1, deliveryLagMs: 0 });

/** Runs nothing: answers what the test says. */
function functionsThat(answer: (event: any, count: number) => Result) {
  const events: any[] = [];
  const functions = {
    isClosed: false,
    asyncSettings: () => ({ retries: 2, onFailure: 'queue' }),
    arnOf: () => 'arn',
    may: () => true,
    invoke: (_: string, event: unknown) => {
      events.push(event);
      return Promise.resolve(answer(event, events.length));
    },
  } as unknown as FunctionHost;
  return { functions, events };
}

type DeliverySettings = {
  numbers: number[];
  keys?: (number: number) => string;
  answer: (event: any, count: number) => Result;
  settings?: Partial<ConstructorParameters<typeof EventSourceMapping>[0]>;
  until?: (delivered: number[][], handled: number) => boolean;
};

/** Delivers records of these numbers. @returns the numbers of each event, and how many records are done with */
async function deliver({ numbers, keys = () => 'A', answer, settings = {}, until }: DeliverySettings) {
  const records = numbers.map((number) => ({
    dynamodb: { SequenceNumber: String(number), Keys: { pk: { S: keys(number) } } },
  }));
  let [isRead, handled] = [false, 0];
  const reader = {
    next: () => {
      if (isRead) return Promise.resolve(undefined);
      isRead = true;
      return Promise.resolve({ shard: 'one', records, last: String(numbers.at(-1)) });
    },
    handled: (_: string, last: string) => {
      handled = numbers.indexOf(Number(last)) + 1;
    },
  } as unknown as StreamReader;
  const { functions, events } = functionsThat(answer);
  const delivered = () => events.map(({ Records }) => Records.map((one: any) => Number(one.dynamodb.SequenceNumber)));
  const givenUp: Batch[] = [];
  const source = new EventSourceMapping({
    reader,
    functions,
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
    onGivenUp: (batch) => {
      givenUp.push(batch);
      return Promise.resolve();
    },
    ...settings,
  });
  await expect.poll(() => (until ? until(delivered(), handled) : handled > 0)).toBe(true);
  await source.close();
  return { delivered: delivered(), handled, givenUp };
}

describe('a batch of a stream', () => {
  it('is delivered again from the first record that the function names', async () => {
    const answer = (_: unknown, count: number) =>
      answered({ batchItemFailures: count < 3 ? [{ itemIdentifier: '3' }, { itemIdentifier: '4' }] : [] });
    const { delivered, handled } = await deliver({ numbers: [1, 2, 3, 4], answer, settings: { reportsItems: true } });
    expect(delivered).toEqual([
      [1, 2, 3, 4],
      [3, 4],
      [3, 4],
    ]);
    expect(handled).toBe(4);
  });

  it('is done with when a mapping does not say that its function names records', async () => {
    const answer = () => answered({ batchItemFailures: [{ itemIdentifier: '1' }] });
    expect((await deliver({ numbers: [1, 2], answer })).delivered).toEqual([[1, 2]]);
  });

  it('waits while its function is throttled, without counting the attempts', async () => {
    const answer = (_: unknown, count: number) => (count < 6 ? { error: throttled } : answered());
    const { delivered, givenUp } = await deliver({ numbers: [1], answer });
    expect(delivered).toHaveLength(6);
    expect(givenUp).toEqual([]);
  });

  it('arrives twice now and then', async () => {
    const { delivered } = await deliver({
      numbers: [1, 2],
      answer: () => answered(),
      settings: { deliveryFaults: always },
    });
    expect(delivered).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it('is split among instances, with the records of a key in order', async () => {
    const keys = (number: number) => ['A', 'B'][number % 2]!;
    const settings = { parallel: 10 };
    const { delivered } = await deliver({ numbers: [1, 2, 3, 4], keys, answer: () => answered(), settings });
    expect(delivered).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it('that has failed when the host stops is delivered by the next start', async () => {
    const until = (delivered: number[][]) => delivered.length > 0;
    expect((await deliver({ numbers: [1], answer: () => failed, until })).handled).toBe(0);
  });
});

describe('an asynchronous invocation', () => {
  const invoke = async (deliveryFaults: DeliveryFaults, answer: (event: any, count: number) => Result) => {
    const { functions, events } = functionsThat(answer);
    const queued: string[] = [];
    const queues = { send: (queue: string) => Promise.resolve(void queued.push(queue)) } as unknown as Queues;
    const all = new AsyncInvocations({ functions, queues, deliveryFaults, work: new Work(), reportError: () => {} });
    await all.invoke('one', { number: 1 });
    return { runs: events.length, queued };
  };

  it('is tried three times, and then kept', async () => {
    expect(await invoke(noDeliveryFaults, () => failed)).toEqual({ runs: 3, queued: ['queue'] });
  });

  it('that is throttled is tried until it runs', async () => {
    const answer = (_: unknown, count: number) => (count < 5 ? { error: throttled } : answered());
    expect(await invoke(noDeliveryFaults, answer)).toEqual({ runs: 5, queued: [] });
  });

  it('arrives twice now and then', async () => {
    expect(await invoke(always, () => answered())).toEqual({ runs: 2, queued: [] });
  });
});

it('a stage refuses what exceeds its burst, and fills at its rate', () => {
  let now = 0;
  const throttle = new StageThrottle({ rate: 2, burst: 3 }, () => now);
  const take = (count: number) => Array.from({ length: count }, () => throttle.take());
  expect(take(4)).toEqual([true, true, true, false]);
  now += 500;
  expect(take(2)).toEqual([true, false]);
  now += 60_000;
  expect(take(4)).toEqual([true, true, true, false]);
});
