import { spawn } from 'node:child_process';
import { projectRoot } from '../build/paths.ts';
import { checkAccount } from '../deployment/check-account.ts';
import { CommandError, runCommand } from '../deployment/command.ts';
import { deploy } from '../deployment/deploy.ts';
import { deployedStage } from '../deployment/deployed-stage.ts';
import { settingsOfArguments } from '../deployment/settings-of-arguments.ts';

await runCommand(async () => {
  const { settings, given, rest } = settingsOfArguments(process.argv.slice(2));
  const deployed = await deployedStage(settings);
  if (deployed !== undefined && deployed !== settings.stage) {
    throw new CommandError(
      `${settings.name} är utlagd som ${deployed} och kan inte bli ${settings.stage}. Ge en annan installation ett annat namn: --name NAMN.`,
    );
  }
  console.log('Kontrollerar kontot …');
  const findings = await checkAccount(settings);
  for (const { says, stops } of findings) console.log(`${stops ? '✗' : '!'} ${says}`);
  if (findings.some(({ stops }) => stops)) return 1;
  const env = { ...process.env, AWS_REGION: settings.region };
  return deploy(settings, given, rest, (file, ...args) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: projectRoot, stdio: 'inherit', env });
    return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  });
});
