import { globSync, readFileSync } from 'node:fs';
import type { Tier } from './support/tier.ts';

const gateSeed = 20_261_122;

/** Whole files that `npm test` leaves out. */
export const longFiles = 'tests/**/*.long.test.{ts,tsx}';
export const isLong = (file: string): boolean => file.includes('.long.test.');

/** Whether a file has other sizes, or another seed, in `npm run test:all` than in `npm test`. */
export const dependsOnTier = (file: string): boolean =>
  /from '(fast-check|[./]+\/support\/tier\.ts)'/.test(readFileSync(file, 'utf8'));

/** What of the files is left to run when the gate has passed. */
export const leftAfterGate = (pattern: string): string[] =>
  globSync(pattern).filter((file) => isLong(file) || dependsOnTier(file));

export function seedOf(tier: Tier): number {
  if (tier === 'gate') return gateSeed;
  const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);
  console.log(`TEST_SEED=${seed} repeats what is random in this run.`);
  return seed;
}
