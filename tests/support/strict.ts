import { inject } from 'vitest';
import type { LocalStackOptions } from '../../infra/host/stack.ts';
import { strictOfTests } from './strict-settings.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The hosts of this project's tests are as strict as AWS. */
    strict: boolean;
  }
}

/** For a test that the gate skips and that a strict host also runs: `test.runIf(inAll || isStrict)('title', …)`. */
export const isStrict: boolean = inject('strict');

/** The strictness of this project's hosts, for tests that start hosts of their own. */
export function strictness(): Pick<LocalStackOptions, 'strict'> {
  return inject('strict') ? { strict: strictOfTests(inject('seed')) } : {};
}
