import { inject } from 'vitest';
import type { ScreenSize } from './chromium.ts';

/** `npm test` is the gate; `npm run test:all` is everything. See tests/README.md. */
export type Tier = 'gate' | 'all';

declare module 'vitest' {
  export interface ProvidedContext {
    tier: Tier;
    /** The seed of everything random in a run. */
    seed: number;
  }
}

/** A test's size per tier: a count, or the cases themselves. For test files only. */
export function byTier<Value>(gate: Value, all: Value): Value {
  return inject('tier') === 'gate' ? gate : all;
}

/** For a test that the gate skips: `it.runIf(inAll)('title', …)`. */
export const inAll: boolean = byTier(false, true);

/** For journeys that differ by size in their layout alone: the gate runs them on a desktop. */
export const sizes = byTier<readonly ScreenSize[]>(['desktop'], ['desktop', 'phone']);

/** Fixed in the gate; different in each full run, unless TEST_SEED repeats one. */
export const seed = (): number => inject('seed');
