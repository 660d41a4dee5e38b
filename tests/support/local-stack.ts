import type { TestProject } from 'vitest/node';
import { buildAll, synthesize } from '../../infra/build/build-all.ts';
import { type LocalStack, startLocalStack } from '../../infra/local/stack.ts';

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

/** Builds what has changed, and runs the demo firm in memory as long as the project's tests do. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildAll();
  await synthesize();
  const stack = await startLocalStack({ seed: 'demo', schedules: false, trustsForwardedFor: true });
  const { url, hubUrl, mailUrl, s3Url, fortnoxUrl, internalUrl, environment } = stack;
  project.provide('stack', { url, hubUrl, mailUrl, s3Url, fortnoxUrl, internalUrl, environment });
  return () => stack.close();
}
