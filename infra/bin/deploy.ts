import { spawn } from 'node:child_process';
import { projectRoot } from '../build/paths.ts';
import { readSettings, stages } from '../constructs/settings.ts';
import { deploy } from '../deployment/deploy.ts';
import { deployedStage } from '../deployment/deployed-stage.ts';
import { settingsOfArguments } from '../deployment/settings-of-arguments.ts';

const { given, rest } = settingsOfArguments(process.argv.slice(2));
const changed: Record<string, string> = {};
const passedOn: string[] = [];

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

for (let index = 0; index < rest.length; index += 1) {
  const [, name, inline] = /^--(stage|name)(?:=(.*))?$/.exec(rest[index]!) ?? [];
  if (name) changed[name] = inline ?? rest[(index += 1)] ?? '';
  else passedOn.push(rest[index]!);
}
const { stage } = changed;
if (stage !== undefined && !(stages as readonly string[]).includes(stage)) {
  refuse(`Det finns ingen stage ${stage || 'utan namn'}. Välj ${stages.join(' eller ')}.`);
}
const settings = readSettings({ ...given, ...changed });
const deployed = await deployedStage(settings);
if (deployed !== undefined && deployed !== settings.stage) {
  refuse(
    `${settings.name} är utlagd som ${deployed} och kan inte bli ${settings.stage}. Ge en annan installation ett annat namn: --name NAMN.`,
  );
}

const env = { ...process.env, AWS_REGION: settings.region };
process.exitCode = await deploy(settings, { ...given, ...changed }, passedOn, (file, ...args) => {
  const child = spawn(process.execPath, [file, ...args], { cwd: projectRoot, stdio: 'inherit', env });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
});
