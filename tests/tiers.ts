import { globSync, readFileSync } from 'node:fs';
import type { Tier } from './support/tier.ts';

const gateSeed = 20_261_122;

/** The files that `npm test` leaves out. */
export const longFiles = 'tests/**/*.long.test.{ts,tsx}';
export const isLong = (file: string): boolean => file.includes('.long.test.');

/** True if a file's sizes or seed differ between `npm run test:all` and `npm test`. */
export const dependsOnTier = (file: string): boolean =>
  /from '(fast-check|[./]+\/support\/tier\.ts)'/.test(readFileSync(file, 'utf8'));

/** The files still to run after the gate, which has run some of them, or all. */
export function leftAfterGate(patterns: readonly string[], inGate: readonly string[] = patterns): string[] {
  const ran = new Set(globSync([...inGate]));
  return globSync([...patterns]).filter((file) => isLong(file) || dependsOnTier(file) || !ran.has(file));
}

/** The unit tests that need a browser's window. */
export const filesWithWindow = (): string[] =>
  globSync('tests/unit/**/*.test.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'),
  );

/** The files that run on a strict host: these two only there, the others there too. */
export const journey = 'tests/api/documented-journey.test.ts';
export const deliveries = 'tests/faults/deliveries-twice.long.test.ts';
const strictInGate = [journey];
export const strictFiles: Record<Tier, readonly string[]> = {
  gate: strictInGate,
  all: [
    ...strictInGate,
    'tests/e2e/main-job.test.ts',
    'tests/api/hub/hub.test.ts',
    'tests/e2e/live-lists.test.ts',
    'tests/e2e/files-as-zip.test.ts',
    'tests/api/files/uploads.test.ts',
    'tests/api/finance-integration/registering.test.ts',
    'tests/api/invoices/numbers-at-once.test.ts',
    deliveries,
    'tests/faults/faults-while-invoicing.test.ts',
    'tests/faults/fortnox-stopped.long.test.ts',
    'tests/faults/kill-while-invoicing.test.ts',
  ],
};

export function seedOf(tier: Tier): number {
  if (tier === 'gate') return gateSeed;
  const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);
  console.log(`TEST_SEED=${seed} repeats what is random in this run.`);
  return seed;
}
