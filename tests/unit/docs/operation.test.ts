import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readsLists } from '../../../infra/constructs/rights.ts';
import { stages } from '../../../infra/constructs/settings.ts';
import { rateMs } from '../../../infra/host/schedules.ts';
import { allRoutes } from '../../../shared/contract/all-routes.ts';
import { everything } from '../infra/support/settings.ts';
import { synthesizedDeployment } from '../infra/support/synthesized.ts';

/** docs/operation.md is for people who have not read the code: what it names must exist. */

const page = readFileSync('docs/operation.md', 'utf8');
const deployed = synthesizedDeployment(everything);
/** `deploy` and `destroy` share their own options. */
const argumentsFile = 'infra/deployment/settings-of-arguments.ts';
const pipeline = readFileSync('docs/examples/deploy.yml', 'utf8');

/** The first column of the table that follows a heading. */
function firstCells(heading: string): string[] {
  const lines = page.slice(page.indexOf(heading)).split('\n');
  const end = lines.findIndex((line, index) => index > 1 && !line.trim().startsWith('|'));
  return lines.slice(2, end).map((line) => line.split('|')[1]!);
}
const named = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name!);

describe('the page about operation', () => {
  it('names commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const asked = [...page.matchAll(/npm run ([a-z-]+)/g)].map(([, name]) => name!);
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter((name) => !(name in scripts))).toEqual([]);
    for (const name of [
      'deploy',
      'destroy',
      'copy-items',
      'replay-failures',
      'create-first-developer',
      'smoke',
      'migrate',
      'self-test',
    ]) {
      expect(asked).toContain(name);
    }
  });

  it('gives commands only options that they have, as does the example of a pipeline', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const lines = `${page}\n${pipeline}`.replaceAll(/\\\n\s*/g, ' ');
    const given = [...lines.matchAll(/npm run ([a-z-]+) -- ([^`\n]*)/g)].flatMap(([, name, rest]) =>
      [...rest!.matchAll(/--([a-z-]+)/g)].map(([, option]) => ({ name: name!, option: option! })),
    );
    expect(given.length).toBeGreaterThan(20);
    // `deploy` passes what it does not know on to CDK.
    const ofCdk = new Set(['require-approval', 'concurrency', 'tags']);
    const unknown = given.filter(({ name, option }) => {
      const file = scripts[name]!.replace('node ', '');
      if (name === 'deploy' && ofCdk.has(option)) return false;
      const ofSettings = ['deploy', 'destroy'].includes(name) ? readFileSync(argumentsFile, 'utf8') : '';
      return !new RegExp(`['"(|]?${option}\\b`).test(readFileSync(file, 'utf8') + ofSettings);
    });
    expect(unknown).toEqual([]);
    const asked = [...lines.matchAll(/--stage (\w+)/g)].map(([, stage]) => stage);
    expect(asked.filter((stage) => !(stages as readonly string[]).includes(stage!))).toEqual([]);
  });

  it('has an example of a pipeline with commands that exist, and without keys', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const asked = [...pipeline.matchAll(/run: npm run ([a-z-]+)/g)].map(([, name]) => name!);
    expect(asked).toEqual(['deploy', 'deploy']);
    expect(asked.filter((name) => !(name in scripts))).toEqual([]);
    expect(pipeline).not.toMatch(/secrets\.|access-key/);
    expect(pipeline).toContain('id-token: write');
  });

  it('installs, by a Node that is to be had on each system, before it bootstraps', () => {
    const steps = ['on macOS have Node 24', 'npm ci\n', 'npx cdk bootstrap'].map((step) => page.indexOf(step));
    expect(steps).not.toContain(-1);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
    expect(page).toContain(`Node ${/\d+/.exec(engines.node)![0]} or later`);
  });

  it('says how long changes of the table are tried, and counts the reads after saves among the calls', () => {
    const mappings = deployed.ofType('AWS::Lambda::EventSourceMapping').map((one) => deployed.properties(one));
    for (const { MaximumRecordAgeInSeconds, MaximumRetryAttempts } of mappings) {
      expect({ MaximumRecordAgeInSeconds, MaximumRetryAttempts }).toEqual({
        MaximumRecordAgeInSeconds: 6 * 60 * 60,
        MaximumRetryAttempts: 3,
      });
    }
    expect(page).toContain('A batch is tried four times, in halves, for at most six hours');
    expect(page).toContain('by which open windows read lists again');
  });

  it('has every setting of cdk.json, and no other', () => {
    const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: { klang: object } };
    const settings = firstCells('| setting | is |').flatMap(named);
    expect(settings.toSorted()).toEqual(Object.keys(context.klang).toSorted());
  });

  it('has every alarm of the templates, and no other', () => {
    const alarms = deployed.ofType('AWS::CloudWatch::Alarm').map(({ id }) => id.replace(/[0-9A-F]{8}$/, ''));
    const reported = firstCells('| alarm | means | look at |').flatMap(named);
    expect(reported.toSorted()).toEqual(alarms.toSorted());
    expect(page).toContain(`${alarms.length} alarms`);
  });

  it('counts among the costs what the schedules run in a month, within a tenth', () => {
    const said = (pattern: RegExp) => Number(pattern.exec(page)![1]!.replaceAll(' ', ''));
    const scheduled = deployed.ofType('AWS::Scheduler::Schedule');
    const runs = (name: string) => {
      const { properties } = scheduled.find(({ id }) => id.startsWith(name))!;
      return (30 * 24 * 3_600_000) / rateMs(properties.ScheduleExpression as string);
    };
    const lists = allRoutes.filter(readsLists).length;
    const counted = [
      [said(/([\d ]+) runs of `run-due-tasks`/), runs('RunDueTasks')],
      [said(/([\d ]+) of the canary/), runs('Canary')],
      [said(/([\d ]+) snapshots/), runs('TakeReplicaSnapshot')],
      [said(/lists kept warm: (\d+) functions/), lists],
      [said(/five minutes, ([\d ]+) times/), lists * runs('KeepListsWarm')],
    ] as const;
    for (const [reported, is] of counted)
      expect(Math.abs(reported / is - 1), `${reported}, not ${is}`).toBeLessThan(0.1);
  });

  it('adds up the costs', () => {
    const table = page.slice(page.indexOf('## Cost'));
    const [listed, total] = table.split('| **in all** | **about ');
    const costs = [...listed!.matchAll(/^\| [^|]+ \| ([\d.]+) \|$/gm)].map(([, cost]) => Number(cost));
    expect(costs.length).toBeGreaterThan(7);
    expect(Number.parseInt(total!, 10)).toBe(Math.round(costs.reduce((sum, cost) => sum + cost, 0)));
  });

  it('names outputs and stacks that exist', () => {
    const stacks = new Set(deployed.resources.map(({ stack }) => stack));
    const said = [...page.matchAll(/`(Klang-[A-Z]\w*)(?:`|-[A-Z]\w*…?`)/g)].map(([, name]) => name!);
    expect(said.length).toBeGreaterThan(8);
    for (const one of deployed.ofType('AWS::Lambda::Function')) stacks.add(deployed.properties(one).FunctionName);
    const isThere = (name: string) => stacks.has(name) || [...stacks].some((one) => one.startsWith(`${name}-`));
    expect(said.filter((name) => !isThere(name))).toEqual([]);
    for (const output of ['SiteUrl', 'TableName', 'FilesReplicaRoleArn', 'ArchiveReplicaRoleArn'])
      expect(deployed.outputs).toContain(output);
    const queues = deployed
      .ofType('AWS::SQS::Queue')
      .map(({ stack, id }) => `${stack}-${id.replace(/[0-9A-F]{8}$/, '')}`);
    for (const queue of queues) expect(page).toContain(`\`${queue}…\``);
  });

  it('names files that exist', () => {
    const files = [...page.matchAll(/`((?:infra|functions|docs|desktop|frontend|shared|tests)\/[\w./-]+)`/g)].map(
      ([, file]) => file!,
    );
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !existsSync(file) && !file.startsWith('frontend/public/dlc'))).toEqual([]);
  });
});
