import { inject } from 'vitest';
import type { LocalStack } from '../../infra/host/stack.ts';

/** What tests know about their running stack. */
export type TestStack = Pick<LocalStack, 'url' | 'hubUrl' | 'mailUrl' | 's3Url' | 'fortnoxUrl' | 'internalUrl'> & {
  environment: Record<string, string>;
};

declare module 'vitest' {
  export interface ProvidedContext {
    /** One per worker, so that files running at the same time never share a stack. */
    stacks: TestStack[];
    /** A data folder with the demo firm, for stacks to start with a copy of. */
    demoFolder: string;
  }
}

export function testStack(): TestStack {
  const stacks = inject('stacks');
  // A file alone in its project has one stack, whichever worker runs it.
  return stacks[Number(process.env['VITEST_POOL_ID']) - 1] ?? stacks[0]!;
}
