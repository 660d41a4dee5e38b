import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { areas } from './areas.ts';

/** The least share of mutants, in percent, that tests kill in each area. */
const leastScore = 85;

/** `npm run mutate` takes all areas; `npm run mutate -- money numbering` only these. */
const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !(name in areas));
if (unknown.length > 0) {
  console.error(`Det finns inget område som heter ${unknown.join(', ')}. Välj bland ${Object.keys(areas).join(', ')}.`);
  process.exit(1);
}

for (const area of positionals.length > 0 ? positionals : Object.keys(areas)) {
  const { mutate, tests } = areas[area]!;
  console.log(`\n${area}`);
  process.env['MUTATION_TESTS'] = JSON.stringify(tests);
  const stryker = new Stryker({
    mutate: [...mutate],
    testRunner: 'killed-at-once',
    plugins: [join(import.meta.dirname, 'stryker-plugin.ts')],
    vitest: { configFile: 'tests/mutation/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    dryRunTimeoutMinutes: 60,
    // A mutant that never ends is told by its count of rounds; on a busy machine others are slow.
    timeoutMS: 60_000,
    concurrency: Number(process.env['MUTATION_WORKERS'] ?? 2),
    // TypeScript 7 has not the interface by which the sandbox's paths would be rewritten; its own work as they are.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    warnings: { slow: false, unknownOptions: true, preprocessorErrors: true, unserializableOptions: true },
    tempDirName: '.build/mutation',
    ignorePatterns: ['/.build', '/.local', '/cdk.out', '/desktop'],
    reporters: ['clear-text', 'json', 'progress-append-only'],
    jsonReporter: { fileName: `.build/mutation-${area}.json` },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    thresholds: { high: 100, low: leastScore, break: leastScore },
  });
  await stryker.runMutationTest();
}
