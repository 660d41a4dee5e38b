import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Child = EventEmitter & { script: string; exitCode: number | null; signalCode: string | null; kill: () => void };

const children: Child[] = [];
const changes: ((event: string, file: string) => void)[] = [];

vi.mock('node:child_process', () => ({
  spawn: (_node: string, [script]: [string]) => {
    const child: Child = Object.assign(new EventEmitter(), {
      script,
      exitCode: null,
      signalCode: null,
      kill: () => {
        child.signalCode = 'SIGTERM';
        child.emit('exit', null);
      },
    });
    children.push(child);
    return child;
  },
}));
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  watch: (_folder: string, _options: object, listener: (typeof changes)[number]) => changes.push(listener),
}));
const { watch } = await import('../../../../infra/host/watch.ts');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.removeListener(signal, process.listeners(signal as 'SIGINT').at(-1)!);
});

const starts = () => children.filter(({ script }) => script === 'infra/host/start.ts').length;

/** The watched folders are frontend, functions, infra and shared. */
async function change(folder: 0 | 1, exitCode: number): Promise<void> {
  changes[folder]!('change', 'file.ts');
  await vi.advanceTimersByTimeAsync(1_000);
  const build = children.at(-1)!;
  expect(build.script).toBe('infra/bin/build.ts');
  build.exitCode = exitCode;
  build.emit('exit', exitCode);
  await vi.advanceTimersByTimeAsync(1_000);
}

it('the host starts again for code that an earlier build failed on, though only the site was corrected', async () => {
  watch([]);
  await change(0, 0);
  expect(starts()).toBe(1);
  await change(1, 1);
  expect(starts()).toBe(1);
  await change(0, 0);
  expect(starts()).toBe(2);
  await change(0, 0);
  expect(starts()).toBe(2);
});
