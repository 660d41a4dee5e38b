import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { deliveries, filesWithWindow, journey, leftAfterGate, longFiles, seedOf, strictFiles } from './tests/tiers.ts';
import { stackMiB, workersFor } from './tests/gate/workers.ts';

const minute = 60_000;
/** Ends what hangs; no test is so slow on a busy machine. */
const longestTestMs = 15 * minute;
/** All deadlines of the product, also of stacks that are started here: a busy machine must not meet them. */
process.env['DEADLINE_FACTOR'] ??= '10';
type Options = NonNullable<TestProjectInlineConfiguration['test']>;

/** All projects run with as many, and so in one row: nobody waits for the last file of a project. */
const maxWorkers = workersFor({ miB: stackMiB, perCore: 1.5 });
/** Twice V8's usual space for new objects, as the gate's own process has: its collections are a tenth of the time. */
const roomy = { execArgv: ['--max-semi-space-size=32'] } satisfies Options;
/** Starting a process for each file, and loading the product in it, is a tenth of the time. */
const oneProcess = { ...roomy, isolate: false, setupFiles: 'tests/support/fresh-file.ts' } satisfies Options;

/** `vitest run` is the gate and `vitest run --mode all` everything, or the rest when AFTER_GATE is set. */
export default defineConfig(({ mode }) => {
  const tier = mode === 'all' ? 'all' : 'gate';
  const provide = { tier, seed: seedOf(tier), strict: false } as const;
  // The gate does not wait for the pace that Fortnox asks for; a run of everything does.
  if (tier === 'gate') process.env['FORTNOX_PACE'] ??= '0.02';
  const isAfterGate = process.env['AFTER_GATE'] !== undefined;

  const project = (name: string, files: readonly string[], options: Options, inGate = files) => ({
    test: {
      name,
      include: isAfterGate ? leftAfterGate(files, inGate) : [...files],
      provide,
      testTimeout: longestTestMs,
      hookTimeout: longestTestMs,
      expect: { poll: { timeout: 5 * minute } },
      maxWorkers,
      ...options,
      exclude: [...configDefaults.exclude, ...(options.exclude ?? []), ...(tier === 'gate' ? [longFiles] : [])],
    },
  });

  return {
    test: {
      passWithNoTests: true,
      // All that a stack has kept is searched when it ends.
      teardownTimeout: longestTestMs,
      projects: [
        project('unit', ['tests/unit/**/*.test.ts'], {
          ...oneProcess,
          exclude: filesWithWindow(),
          globalSetup: 'tests/support/assemblies-folder.ts',
          setupFiles: ['tests/support/fresh-file.ts', 'tests/support/seed-properties.ts'],
        }),
        // Modules that hold on to a window need one of their own for each file: a context is cheaper than a process.
        project('frontend', filesWithWindow(), {
          pool: 'vmThreads',
          setupFiles: 'tests/support/own-channels.ts',
        }),
        project('api', ['tests/api/**/*.test.ts'], {
          // The strict project runs it.
          exclude: [journey],
          globalSetup: 'tests/support/local-stack.ts',
          ...oneProcess,
        }),
        project('e2e', ['tests/e2e/**/*.test.ts'], {
          globalSetup: 'tests/support/local-stack.ts',
          ...oneProcess,
        }),
        project('faults', ['tests/faults/**/*.test.ts'], {
          ...roomy,
          exclude: [deliveries],
          globalSetup: 'tests/support/built.ts',
        }),
        // The same tests on a host as strict as AWS. Many run one at a time, at the end: each instance of a function is a
        // process.
        project(
          'strict',
          strictFiles[tier],
          {
            globalSetup: 'tests/support/local-stack.ts',
            // The sizes of the gate: strictness, not size, is what finds faults here.
            provide: { ...provide, tier: 'gate', strict: true },
            ...(tier === 'all' && { maxWorkers: 1, sequence: { groupOrder: 1 } }),
          },
          strictFiles.gate,
        ),
      ],
    },
  };
});
