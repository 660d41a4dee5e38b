import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'klang-gate-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the gate's runner", () => {
  it('is green when all tests are', async () => {
    const { code, lines } = await gate('green');
    expect([code, lines.at(-1)]).toEqual([0, '1 passed, 0 failed']);
  });

  it('is red for a test that always fails, and names it', async () => {
    const { code, lines } = await gate('green', 'always-red');
    expect(code).toBe(1);
    expect(lines.slice(-2)).toEqual([
      expect.stringMatching(/^red: .*always-red\.gate\.ts · always fails · expected 'red' to be 'green'/),
      '1 passed, 1 failed',
    ]);
  });

  it('is green for a test that fails the first time alone, and names it as flaky', async () => {
    const { code, lines } = await gate('green', 'red-at-first');
    expect(code).toBe(0);
    expect(lines.slice(-2)).toEqual([
      expect.stringMatching(/^flaky: .*red-at-first\.gate\.ts · fails the first time only · was run before/),
      '2 passed, 0 failed',
    ]);
  });

  it('is red for an error outside the tests', async () => {
    const { code, lines } = await gate('error-outside');
    expect([code, lines.at(-1)]).toEqual([1, '1 passed, 1 failed']);
  });
});

async function gate(...files: string[]): Promise<{ code: number; lines: string[] }> {
  const { AFTER_GATE: _, VITEST: __, ...inherited } = process.env;
  const run = spawn(process.execPath, ['tests/gate/run-gate.ts', '--config', 'tests/fixtures/gate/vitest.config.ts'], {
    env: { ...inherited, GATE_FILES: files.join(','), GATE_MARK: join(folder, files.join('-')) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [printed, [code]] = await Promise.all([text(run.stdout), once(run, 'exit')]);
  return { code: code as number, lines: printed.trim().split('\n') };
}
