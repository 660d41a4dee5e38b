import type { IncomingMessage } from 'node:http';
import type { TestProject } from 'vitest/node';
import { buildAll, synthesize } from '../../infra/build/build-all.ts';
import { demoFolder } from './demo-folder.ts';
import { type WatchedStack, startWatchedStack } from './secrets/watched-stack.ts';
import { strictOfTests, tellTally } from './strict-settings.ts';
import { stoppedHeader } from './stopped-header.ts';
import type { TestStack } from './test-stack.ts';

/**
 * Builds what has changed and runs the demo firm in memory, once per worker. The run fails when any secret is left in
 * clear text.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildAll();
  await synthesize();
  const { strict: isStrict, seed = 0 } = project.config.provide;
  const strict = isStrict ? { strict: strictOfTests(seed) } : {};
  const copyOf = await demoFolder();
  const files = project.vitest.state.getPaths().filter((path) => project.matchesTestGlob(path));
  const workers = Math.min(project.config.maxWorkers, files.length);
  const stoppedBy = ({ headers }: Pick<IncomingMessage, 'headers'>) => headers[stoppedHeader]?.toString();
  const start = () => startWatchedStack({ seed: 'demo', copyOf, stoppedBy, ...strict });
  const stacks = await Promise.all(Array.from({ length: workers }, start));
  project.provide('demoFolder', copyOf);
  project.provide('stacks', stacks.map(provided));
  return async () => {
    stacks.forEach(tellTally);
    const ended = await Promise.allSettled(stacks.map((stack) => stack.close()));
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  };
}

function provided({ url, hubUrl, mailUrl, s3Url, fortnoxUrl, internalUrl, environment }: WatchedStack): TestStack {
  return { url, hubUrl, mailUrl, s3Url, fortnoxUrl, internalUrl, environment };
}
