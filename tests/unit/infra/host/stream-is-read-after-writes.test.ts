import { expect, it } from 'vitest';
import type { LocalFunction } from '../../../../infra/host/assembly/system.ts';
import { FunctionHost } from '../../../../infra/host/functions/function-host.ts';

const made = (handler: string, ...actions: string[]): LocalFunction => ({
  name: handler,
  handler,
  exported: 'handler',
  folder: '',
  environment: {},
  timeoutMs: 1_000,
  memoryMb: 128,
  arn: `arn:aws:lambda:::function:${handler}`,
  rights: [{ actions, resources: ['*'] }],
  async: { retries: 0 },
  invokers: [],
});

it.each([
  [0, made('reads', 'dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query')],
  [0, made('stores files', 's3:PutObject')],
  [1, made('creates', 'dynamodb:GetItem', 'dynamodb:PutItem')],
  [1, made('changes', 'dynamodb:UpdateItem')],
  [1, made('deletes', 'dynamodb:DeleteItem')],
])('the streams of tables are read %i times at once after a function that $1.name', async (times, one) => {
  const runtime = {
    run: () => Promise.resolve({ payload: 'null' }),
    kill: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const host = new FunctionHost([one], runtime, { log: () => undefined, error: () => undefined });
  let reads = 0;
  host.onWritten(() => (reads += 1));
  await host.invoke(one.name, {});
  expect(reads).toBe(times);
});
