import type { TestProject } from 'vitest/node';
import { buildAll, synthesize } from '../../infra/build/build-all.ts';
import type { LocalStack } from '../../infra/local/stack.ts';
import { stoppedHeader } from './stopped-header.ts';
import { startWatchedStack } from './secrets/watched-stack.ts';

/** What tests know of the stack that runs for them. */
export type TestStack = Pick<LocalStack, 'url' | 'hubUrl' | 'mailUrl' | 's3Url' | 'fortnoxUrl' | 'internalUrl'> & {
  /** What functions have for their environment: for tests that look in the table or the buckets themselves. */
  environment: Record<string, string>;
};

declare module 'vitest' {
  export interface ProvidedContext {
    stack: TestStack;
  }
}

/**
 * Builds what has changed, and runs the demo firm in memory as long as the project's tests do. The run fails when
 * anything secret of it is left in clear text.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildAll();
  await synthesize();
  const stack = await startWatchedStack({
    seed: 'demo',
    stoppedBy: ({ headers }) => headers[stoppedHeader]?.toString(),
  });
  const { url, hubUrl, mailUrl, s3Url, fortnoxUrl, internalUrl, environment } = stack;
  project.provide('stack', { url, hubUrl, mailUrl, s3Url, fortnoxUrl, internalUrl, environment });
  return () => stack.close();
}
