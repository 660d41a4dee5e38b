import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../build/paths.ts';
import { readSettings } from '../constructs/settings.ts';

/** Takes down a trial with all its data; CDK asks first. What is in production is never taken down by a command. */
const { name, stage } = readSettings(undefined);
if (stage !== 'trial') {
  console.error(`${name} är i drift (stage är ${stage} i cdk.json). Bara provinstallationer kan tas bort så här.`);
  process.exit(1);
}
const cdk = join(projectRoot, 'node_modules', 'aws-cdk', 'bin', 'cdk');
const { status } = spawnSync(process.execPath, [cdk, 'destroy', '--all', ...process.argv.slice(2)], {
  cwd: projectRoot,
  stdio: 'inherit',
});
process.exit(status ?? 1);
