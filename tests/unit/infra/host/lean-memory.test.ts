import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const module = new URL('../../../../infra/host/lean-memory.ts', import.meta.url).href;

async function started(environment: Record<string, string> = {}) {
  const code = `await import(${JSON.stringify(module)}); console.log(JSON.stringify([process.pid, process.env.MALLOC_ARENA_MAX, process.argv[1], process.execArgv]))`;
  const { MALLOC_ARENA_MAX: _, ...usual } = process.env;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code, 'given'], {
    env: { ...usual, ...environment },
  });
  const [pid, arenas, argument, flags] = JSON.parse(await text(child.stdout)) as [number, string, string, string[]];
  return {
    isSameProcess: pid === child.pid,
    arenas,
    argument,
    hasSmallHeaps: flags.includes('--max-semi-space-size=8'),
  };
}

it.runIf(process.platform === 'linux')(
  'the host has two arenas and little room for new objects, under the same id and with its arguments',
  async () => {
    expect(await started()).toEqual({ isSameProcess: true, arenas: '2', argument: 'given', hasSmallHeaps: true });
  },
);

it('a number of arenas that somebody has chosen stays', async () => {
  expect(await started({ MALLOC_ARENA_MAX: '5' })).toEqual({
    isSameProcess: true,
    arenas: '5',
    argument: 'given',
    hasSmallHeaps: false,
  });
});
