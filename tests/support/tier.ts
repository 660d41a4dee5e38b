import { inject } from 'vitest';

/** `npm test` is the gate; `npm run test:all` is everything. See tests/README.md. */
export type Tier = 'gate' | 'all';

declare module 'vitest' {
  export interface ProvidedContext {
    tier: Tier;
    /** The first seed of what is random in a run. */
    seed: number;
  }
}

/** How much a test takes on in each tier: a count, or the cases themselves. Test files alone import it. */
export function byTier<Value>(gate: Value, all: Value): Value {
  return inject('tier') === 'gate' ? gate : all;
}

/** For one test that the gate leaves out: `it.runIf(inAll)('title', …)`. */
export const inAll: boolean = byTier(false, true);

/** The same in every run of the gate; another in each run of everything, unless TEST_SEED repeats one. */
export const seed = (): number => inject('seed');
