import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../constructs/settings.ts';

export type RunProgram = (file: string, ...args: string[]) => Promise<number>;

const cdk = join('node_modules', 'aws-cdk', 'bin', 'cdk');

/**
 * Stops at the first step that fails.
 * @param given the settings of the command line, on top of cdk.json
 * @returns the exit code
 */
export async function deploy(settings: Settings, given: object, rest: readonly string[], run: RunProgram) {
  const outputsFile = join(await mkdtemp(join(tmpdir(), 'klang-outputs-')), 'outputs.json');
  const context = ['-c', `klang=${JSON.stringify(given)}`];
  const which = ['--name', settings.name, '--region', settings.region];
  const steps = [
    () => run('infra/bin/build.ts'),
    () => run(cdk, 'deploy', '--all', ...context, '--outputs-file', outputsFile, ...rest),
    () => run('infra/bin/self-test.ts', ...which),
    () => run('infra/bin/migrate.ts', ...which),
    () => run('infra/bin/smoke.ts', siteUrl(outputsFile, settings), ...which),
  ];
  for (const step of steps) {
    const code = await step();
    if (code !== 0) return code;
  }
  return 0;
}

function siteUrl(outputsFile: string, { name }: Settings): string {
  const outputs = JSON.parse(readFileSync(outputsFile, 'utf8')) as Record<string, Record<string, string>>;
  const url = outputs[`${name}-Web`]?.['SiteUrl'];
  if (!url) throw new Error(`Stacken ${name}-Web har ingen utdata SiteUrl.`);
  return url;
}
