import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { seedOf } from '../tiers.ts';

/** The unit tests that run.ts names, as in the gate. */
export default defineConfig({
  test: {
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '[]'),
    setupFiles: 'tests/mutation/end-on-failure.ts',
    runner: join(import.meta.dirname, 'mutant-runner.ts'),
    isolate: false,
    provide: { tier: 'gate', seed: seedOf('gate'), strict: false },
    testTimeout: 600_000,
  },
});
