import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { byTier, seed } from '../../support/tier.ts';
import { dependsOnTier, leftAfterGate, seedOf } from '../../tiers.ts';

const all = globSync('tests/**/*.{ts,tsx}');
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const holding = (pattern: RegExp) => all.filter((file) => pattern.test(readFileSync(file, 'utf8')));

it('the tier is asked for by test files alone, so that a file says itself whether it depends on it', () => {
  const importing = holding(/from '[^']*\/tier\.ts'/);
  expect(importing.length).toBeGreaterThan(5);
  expect(importing.filter((file) => !isTest(file) && file !== 'tests/tiers.ts')).toEqual([]);
  expect(importing.filter(isTest).filter((file) => !dependsOnTier(file))).toEqual([]);
});

it('what is random in a test follows the seed of the run', () => {
  const drawing = holding(/^[^'"]*Math\.random\(/m).filter(isTest);
  expect(drawing).toEqual([]);
});

it('what is left after the gate is long, or has other sizes or another seed', () => {
  const left = leftAfterGate(['tests/**/*.test.{ts,tsx}']);
  expect(left).toContain('tests/api/work-orders/random-walk.long.test.ts');
  expect(left).toContain('tests/api/invoices/part-credits.test.ts');
  expect(left).toContain('tests/unit/shared/lib/text.test.ts');
  expect(left).not.toContain('tests/api/tags/tags.test.ts');
});

it('the gate has the same seed in every run, and everything another, or the one that is asked for', () => {
  expect(seedOf('gate')).toBe(seedOf('gate'));
  expect(byTier('gate', 'all') === 'gate' ? seed() : seedOf('gate')).toBe(seedOf('gate'));
});
