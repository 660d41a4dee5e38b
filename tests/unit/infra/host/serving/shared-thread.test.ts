import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
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

it('what a function logs comes in order, in one message for a call', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'klang-thread-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'one.mjs'),
    "export const handler = () => { console.log('%s raden', 'första'); console.log({ andra: 2 }); return 'klart'; };",
  );
  const logged: string[] = [];
  const output = { log: (text: string) => logged.push(text), error: () => undefined };
  const thread = new SharedThread([{ ...one, folder }], { environment: {}, services: new Map(), output });
  expect(await thread.run({ ...one, folder }, { id: 1, requestId: 'x', event: '{}' })).toEqual({ payload: '"klart"' });
  await expect.poll(() => logged).toEqual(['första raden\n{ andra: 2 }\n']);
  await thread.close();
});
