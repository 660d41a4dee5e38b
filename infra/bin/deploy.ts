import { spawn } from 'node:child_process';
import { projectRoot } from '../build/paths.ts';
import { deploy } from '../deployment/deploy.ts';
import { deployedStage } from '../deployment/deployed-stage.ts';
import { ArgumentError, settingsOfArguments } from '../deployment/settings-of-arguments.ts';

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

function readArguments() {
  try {
    return settingsOfArguments(process.argv.slice(2));
  } catch (error) {
    if (error instanceof ArgumentError) refuse(error.message);
    throw error;
  }
}

const { settings, given, rest } = readArguments();
const deployed = await deployedStage(settings);
if (deployed !== undefined && deployed !== settings.stage) {
  refuse(
    `${settings.name} är utlagd som ${deployed} och kan inte bli ${settings.stage}. Ge en annan installation ett annat namn: --name NAMN.`,
  );
}

const env = { ...process.env, AWS_REGION: settings.region };
process.exitCode = await deploy(settings, given, rest, (file, ...args) => {
  const child = spawn(process.execPath, [file, ...args], { cwd: projectRoot, stdio: 'inherit', env });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
});
