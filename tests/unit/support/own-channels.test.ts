// @vitest-environment jsdom
import { BroadcastChannel as ChannelOfThreads } from 'node:worker_threads';
import { expect, it } from 'vitest';

it('a channel of a page is heard in its own test file alone', async () => {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel('klang.outbox');
  const ended = new Promise<void>((resolve) => {
    channel.addEventListener('message', ({ data }) => {
      heard.push(data);
      if (data === 'own') resolve();
    });
  });
  const elsewhere = new ChannelOfThreads('klang.outbox');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  elsewhere.postMessage('of another file');
  const own = new BroadcastChannel('klang.outbox');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  own.postMessage('own');
  await ended;
  expect(heard).toEqual(['own']);
  for (const one of [channel, elsewhere, own]) one.close();
});
