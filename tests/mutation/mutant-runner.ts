import { writeFileSync } from 'node:fs';
import { type RunnerTask, TestRunner, inject } from 'vitest';
import { type KilledMutants, killedFile } from './killed.ts';

/** What Stryker's instrumented code reads and counts. */
type InstrumentedFiles = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { perTest: Record<string, Record<string, number>> };
};

const whileTrying = 'mutants';
const leastHits = 10_000;
/** The duration from which a test is left for last, when few mutants remain. */
const slowMicroseconds = 200_000;
const kept = globalThis as { klangKilled?: KilledMutants };

/**
 * Runs each test once more for each mutant that it covers and no earlier test has killed, in the same process: a mutant
 * is a branch that a global variable chooses. Slow tests, such as random ones, are left to Stryker.
 */
export default class MutantRunner extends TestRunner {
  readonly #killed = (kept.klangKilled ??= {});

  async runTask(test: RunnerTask & { type: 'test' }): Promise<void> {
    const run = TestRunner.getTestFn(test);
    const before = process.cpuUsage();
    await run();
    const isSlow = process.cpuUsage(before).user > slowMicroseconds;
    if (isSlow || inject('mode' as never) !== 'dry-run') return;
    const state = (globalThis as Record<string, unknown>)[inject('globalNamespace' as never)] as InstrumentedFiles;
    const by = state.currentTestId!;
    const covered = Object.entries(state.mutantCoverage?.perTest[by] ?? {});
    state.currentTestId = whileTrying;
    for (const [mutant, hits] of covered.filter(([id]) => !this.#killed[id])) {
      Object.assign(state, { activeMutant: mutant, hitCount: 0, hitLimit: Math.max(leastHits, hits * 100) });
      const message = await failureOf(run);
      Object.assign(state, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
      // A mutant may change what the test works on, which would then fail for the next ones too.
      if (message && (await failureOf(run))) break;
      if (message) this.#killed[mutant] = { by, message };
    }
    delete state.mutantCoverage?.perTest[whileTrying];
    state.currentTestId = by;
  }

  override onAfterRunFiles(files: Parameters<TestRunner['onAfterRunFiles']>[0]): void {
    super.onAfterRunFiles(files);
    if (inject('mode' as never) === 'dry-run') writeFileSync(killedFile, JSON.stringify(this.#killed));
  }
}

async function failureOf(run: () => unknown): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 500) || error.name : 'failed';
  }
}
