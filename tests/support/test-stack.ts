import { inject } from 'vitest';
import type { LocalStack } from '../../infra/host/stack.ts';

/** What tests know of the stack that runs for them. */
export type TestStack = Pick<LocalStack, 'url' | 'hubUrl' | 'mailUrl' | 's3Url' | 'fortnoxUrl' | 'internalUrl'> & {
  /** What functions have for their environment: for tests that look in the table or the buckets themselves. */
  environment: Record<string, string>;
};

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker, so that no file shares its stack with another that runs at the same time. */
    stacks: TestStack[];
  }
}

/** The stack of this worker. */
export function testStack(): TestStack {
  return inject('stacks')[Number(process.env['VITEST_POOL_ID']) - 1]!;
}
