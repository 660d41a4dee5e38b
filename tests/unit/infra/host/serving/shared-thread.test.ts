import { expect, it } from 'vitest';
import type { LocalFunction } from '../../../../../infra/host/assembly/system.ts';
import { killed } from '../../../../../infra/host/functions/function-errors.ts';
import { SharedThread } from '../../../../../infra/host/functions/shared-thread.ts';

const one: LocalFunction = {
  name: 'one',
  handler: 'one',
  exported: 'handler',
  folder: '/nowhere',
  environment: {},
  timeoutMs: 60_000,
  memoryMb: 128,
  arn: 'arn:aws:lambda:::function:one',
  rights: [],
  async: { retries: 0 },
  invokers: [],
};

it('an event that comes after the end is refused, and does not wait for the timeout', async () => {
  const output = { log: () => undefined, error: () => undefined };
  const thread = new SharedThread([one], { environment: {}, services: new Map(), output });
  await thread.close();
  expect(await thread.run(one, { id: 1, requestId: 'x', event: '{}' })).toEqual({ error: killed });
});
