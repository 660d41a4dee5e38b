import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type RunProgram, deploy } from '../../../../infra/deployment/deploy.ts';
import { settingsOfArguments } from '../../../../infra/deployment/settings-of-arguments.ts';
import { readSettings, settingsFrom } from '../../../../infra/constructs/settings.ts';
import { cloudFormationStandIn } from '../../../support/cloudformation-stand-in.ts';
import { runNode } from '../../../support/run-node.ts';

async function run(args: string[], deployed?: string) {
  const region = 'eu-north-1';
  const aws = await cloudFormationStandIn(deployed ? [{ name: 'Klang-Data', region, tags: { stage: deployed } }] : []);
  try {
    return await runNode(['infra/bin/deploy.ts', ...args], aws.environment);
  } finally {
    await aws.close();
  }
}

describe('npm run deploy', () => {
  it.each([
    ['of another name', ['--stage', 'prod'], 'Det finns ingen stage prod. Välj production eller trial.'],
    ['without a name', ['--stage'], 'Det finns ingen stage utan namn. Välj production eller trial.'],
    ['of another name, given with =', ['--stage=test'], 'Det finns ingen stage test.'],
  ])('refuses a stage %s before it builds', async (_, args, said) => {
    const { code, output } = await run(args);
    expect(code).toBe(1);
    expect(output).toContain(said);
    expect(output).not.toContain('Bygger');
  });

  it('refuses to make a trial of production, and the other way about', async () => {
    const trial = await run(['--stage', 'trial'], 'production');
    expect(trial).toMatchObject({ code: 1 });
    expect(trial.output).toContain('Klang är utlagd som production och kan inte bli trial.');
    expect((await run(['--stage', 'production'], 'trial')).code).toBe(1);
  });

  it('says in one sentence that settings are wrong', async () => {
    expect(await run(['-c', 'klang={stage:trial}'])).toEqual({
      code: 1,
      output: 'Det efter klang= är inte JSON: {stage:trial}\n',
    });
    const { code, output } = await run(['-c', 'klang={"nam":"Prov","listsMemoryMb":1}']);
    expect(code).toBe(1);
    expect(output).toBe('Fel i inställningarna: listsMemoryMb, nam. De beskrivs i docs/operation.md.\n');
  });
});

const settings = readSettings({ name: 'Prov', stage: 'trial' });

/** Records what is run; the program with the given name fails. */
async function recorded(failing?: string) {
  const ran: string[][] = [];
  const program: RunProgram = async (file, ...args) => {
    ran.push([file.split('/').at(-1)!, ...args]);
    const outputs = args.indexOf('--outputs-file');
    if (outputs >= 0) {
      writeFileSync(args[outputs + 1]!, JSON.stringify({ 'Prov-Web': { SiteUrl: 'https://prov.example' } }));
    }
    return failing !== undefined && file.includes(failing) ? 3 : 0;
  };
  const code = await deploy(settings, { name: 'Prov', stage: 'trial' }, ['--require-approval', 'never'], program);
  return { code, ran };
}

it('CDK synthesizes a deployment beside what the host on this machine serves', () => {
  const { output } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { output: string };
  expect(resolve(output)).not.toBe(resolve('cdk.out'));
});

describe('a deployment', () => {
  it('builds, deploys with the given settings, migrates records, and tests what was deployed', async () => {
    const { code, ran } = await recorded();
    expect(code).toBe(0);
    expect(ran.map(([file]) => file)).toEqual(['build.ts', 'cdk', 'self-test.ts', 'migrate.ts', 'smoke.ts']);
    const [, cdk, selfTest, migrate, smoke] = ran;
    expect(cdk).toEqual(expect.arrayContaining(['deploy', '--all', '-c', 'klang={"name":"Prov","stage":"trial"}']));
    expect(cdk!.slice(-2)).toEqual(['--require-approval', 'never']);
    const which = ['--name', 'Prov', '--region', 'eu-north-1'];
    for (const program of [selfTest, migrate]) expect(program!.slice(1)).toEqual(which);
    expect(smoke!.slice(1)).toEqual(['https://prov.example', ...which]);
  });

  it.each([
    ['build', 1],
    ['cdk', 2],
    ['self-test', 3],
    ['migrate', 4],
    ['smoke', 5],
  ])('ends with the exit code of a failing %s', async (failing, count) => {
    const { code, ran } = await recorded(failing);
    expect(code).toBe(3);
    expect(ran).toHaveLength(count);
  });
});

/** As on a machine where nobody has logged in to AWS. */
const withoutCredentials = {
  AWS_REGION: 'eu-north-1',
  AWS_ACCESS_KEY_ID: '',
  AWS_SECRET_ACCESS_KEY: '',
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_CONFIG_FILE: '/nowhere',
  AWS_SHARED_CREDENTIALS_FILE: '/nowhere',
};

it.each([
  ['deploy', ['--stage', 'trial']],
  ['destroy', ['--stage', 'trial', '--name', 'Prov']],
  ['replay-failures', []],
  ['copy-items', ['--from', 'A', '--to', 'B']],
])('without credentials, %s says so in one sentence', async (command, args) => {
  const { code, output } = await runNode([`infra/bin/${command}.ts`, ...args], withoutCredentials);
  expect(code).toBe(1);
  expect(output).toMatch(/^Det finns inga uppgifter för AWS\. Logga in [^\n]*\n$/);
});

it('a trial beside production takes neither its domain nor its copies, unless they are given to it', () => {
  const production = readSettings({
    domain: 'klang.firman.se',
    certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/1',
    replicaAccount: '444455556666',
    filesReplica: 'kopior',
    alarmEmail: 'drift@firman.se',
  });
  const beside = settingsFrom(production, { stage: 'trial', name: 'KlangTrial' });
  expect(beside).toEqual({
    ...production,
    stage: 'trial',
    name: 'KlangTrial',
    domain: '',
    certificateArn: '',
    replicaAccount: '',
    filesReplica: '',
  });
  expect(settingsFrom(production, { stage: 'trial', domain: 'prov.firman.se' }).domain).toBe('prov.firman.se');
  expect(settingsFrom(production, {})).toEqual(production);
  expect(settingsFrom(beside, {})).toEqual(beside);
});

it.each([
  [['--stage', 'trial', '--name', 'Prov', '--force']],
  [['--stage=trial', '--force', '--name=Prov']],
  [['-c', 'klang={"stage":"production","name":"Prov"}', '--stage', 'trial', '--force']],
])('the command deploy reads the stage and the name of %j', (args) => {
  const { settings: read, given, rest } = settingsOfArguments(args);
  expect([read.stage, read.name, rest]).toEqual(['trial', 'Prov', ['--force']]);
  expect(given).toEqual({ stage: 'trial', name: 'Prov' });
});

it.each([
  [['-c', 'klang={"name":"Prov"}', '--force']],
  [['--context', 'klang={"name":"Prov"}', '--force']],
  [['--context=klang={"name":"Prov"}', '--force']],
])('the command deploy reads the settings of %j', (args) => {
  const { settings: read, given, rest } = settingsOfArguments(args);
  expect(read.name).toBe('Prov');
  expect(given).toEqual({ name: 'Prov' });
  expect(rest).toEqual(['--force']);
});
