import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { afterAll, beforeAll } from 'vitest';
import { type LocalStack, type LocalStackOptions, startLocalStack } from '../../../../../infra/host/stack.ts';
import { writeSite } from '../../support/stand-ins.ts';
import { synthesize } from '../../support/synthesized.ts';

type Resources = Record<string, { Type: string; Properties: any }>;

/**
 * Runs a stack of stand-in functions in memory for the tests of a file. @param change applied to each template before
 * it is served
 */
export function useEchoStack(
  change?: (resources: Resources) => void,
  options: Partial<LocalStackOptions> = {},
): { get(): LocalStack } {
  let stack: LocalStack;
  beforeAll(async () => {
    const assembly = change ? changedAssembly(change) : synthesize({}).directory;
    const own = { assembly, site: writeSite(), seed: 'nothing', quiet: true, schedules: false } as const;
    stack = await startLocalStack({ ...own, ...options });
  });
  afterAll(() => stack.close());
  return { get: () => stack };
}

function changedAssembly(change: (resources: Resources) => void): string {
  const directory = mkdtempSync(join(tmpdir(), 'klang-echo-'));
  cpSync(synthesize({}).directory, directory, { recursive: true });
  for (const { template, templateFullPath } of new CloudAssembly(directory).stacks) {
    change(template.Resources);
    writeFileSync(templateFullPath, JSON.stringify(template));
  }
  return directory;
}
