import { globSync, readFileSync } from 'node:fs';
import type { Tier } from './support/tier.ts';

const gateSeed = 20_261_122;

/** The files that `npm test` leaves out. */
export const longFiles = 'tests/**/*.long.test.{ts,tsx}';
export const isLong = (file: string): boolean => file.includes('.long.test.');

/** True if a file's sizes or seed differ between `npm run test:all` and `npm test`. */
export const dependsOnTier = (file: string): boolean =>
  /from '(fast-check|[./]+\/support\/tier\.ts)'/.test(readFileSync(file, 'utf8'));

/** The files still to run after the gate. */
export const leftAfterGate = (pattern: string): string[] =>
  globSync(pattern).filter((file) => isLong(file) || dependsOnTier(file));

export function seedOf(tier: Tier): number {
  if (tier === 'gate') return gateSeed;
  const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);
  console.log(`TEST_SEED=${seed} repeats what is random in this run.`);
  return seed;
}
