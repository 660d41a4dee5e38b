import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GetFunctionCommand, LambdaClient, ResourceNotFoundException } from '@aws-sdk/client-lambda';
import { projectRoot } from '../build/paths.ts';
import { readSettings } from '../constructs/settings.ts';

/** Removes a trial with all its data; CDK asks for confirmation. Production is never removed by a command. */
const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  strict: false,
  options: { context: { type: 'string', short: 'c', multiple: true } },
});
const given = values.context?.map(String).find((one) => one.startsWith('klang='));
const { name, stage, region } = readSettings(given?.slice('klang='.length));

function refuse(why: string): never {
  console.error(`${name} är i drift (${why}). Bara provinstallationer kan tas bort så här.`);
  process.exit(1);
}

/** The deployed stage, because the settings may have changed since. Undefined if nothing is deployed. */
async function deployedStage(): Promise<string | undefined> {
  const lambda = new LambdaClient({ region: process.env['AWS_REGION'] ?? region });
  try {
    const { Tags } = await lambda.send(new GetFunctionCommand({ FunctionName: `${name}-SelfTest` }));
    return Tags?.['stage'];
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

if (stage !== 'trial') refuse(`stage är ${stage} i inställningarna`);
const deployed = await deployedStage();
if (deployed !== undefined && deployed !== 'trial') refuse(`det som är utlagt har stage ${deployed}`);

const cdk = join(projectRoot, 'node_modules', 'aws-cdk', 'bin', 'cdk');
const { status } = spawnSync(process.execPath, [cdk, 'destroy', '--all', ...args], {
  cwd: projectRoot,
  stdio: 'inherit',
});
process.exit(status ?? 1);
