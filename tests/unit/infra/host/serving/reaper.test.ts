import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Reaper } from '../../../../../infra/host/instances/reaper.ts';

it('the reaper ends frozen processes that the host has left, and removes their files', async () => {
  const reaper = new Reaper();
  const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
  reaper.watch(child.pid!);
  process.kill(child.pid!, 'SIGSTOP');
  const ended = once(child, 'exit');
  // As when the host is killed, its input closes.
  await reaper.close();
  expect((await ended)[1]).toBe('SIGKILL');
  expect(existsSync(reaper.folder)).toBe(false);
});
