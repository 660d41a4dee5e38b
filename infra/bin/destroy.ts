import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../build/paths.ts';
import { CommandError, runCommand } from '../deployment/command.ts';
import { deployedStage } from '../deployment/deployed-stage.ts';
import { settingsOfArguments } from '../deployment/settings-of-arguments.ts';

/** Removes a trial with all its data; CDK asks for confirmation. Production is never removed by a command. */
await runCommand(async () => {
  const { settings, given, rest } = settingsOfArguments(process.argv.slice(2));
  const { name, stage } = settings;
  const inProduction = (why: string) =>
    new CommandError(`${name} är i drift (${why}). Bara provinstallationer kan tas bort så här.`);
  if (stage !== 'trial') throw inProduction(`stage är ${stage} i inställningarna`);
  const deployed = await deployedStage(settings);
  if (deployed !== undefined && deployed !== 'trial') throw inProduction(`det som är utlagt har stage ${deployed}`);

  const cdk = join(projectRoot, 'node_modules', 'aws-cdk', 'bin', 'cdk');
  const { status } = spawnSync(
    process.execPath,
    [cdk, 'destroy', '--all', '-c', `klang=${JSON.stringify(given)}`, ...rest],
    { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, AWS_REGION: settings.region } },
  );
  return status ?? 1;
});
