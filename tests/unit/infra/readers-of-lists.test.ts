import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { allRoutes } from '../../../shared/contract/all-routes.ts';
import { findHandlers } from '../../../infra/build/handler-files.ts';
import { listFunctionName, readsLists } from '../../../infra/constructs/rights.ts';
import { isPermitted } from './support/invocations.ts';
import { everything } from './support/settings.ts';
import { synthesizedDeployment, synthesizedResources } from './support/synthesized.ts';

const deployed = synthesizedDeployment();
const job = deployed
  .ofType('AWS::Lambda::Function')
  .find((one) => deployed.properties(one).Handler === 'jobs/keep-lists-warm.handler')!;
const names = allRoutes.filter(readsLists).map((route) => listFunctionName('Klang-Lists-', route));

it('a route has the right to read lists exactly if its handler imports the feed of lists', () => {
  const reached = new Map<string, boolean>();
  const importing = findHandlers().routes.filter(({ file }) => reachesFeed(`functions/${file}.ts`, reached));
  const reading = allRoutes.filter(readsLists).map(({ name }) => `routes/${name}`);
  expect(importing.map(({ name }) => name).toSorted()).toEqual(reading.toSorted());
});

it('functions that read lists have fixed names of at most 64 characters, each its own', () => {
  expect(names.length).toBeGreaterThan(50);
  expect(new Set(names).size).toBe(names.length);
  for (const route of allRoutes.filter(readsLists)) {
    expect(listFunctionName(`${'A'.repeat(21)}-Lists-`, route).length).toBeLessThanOrEqual(64);
    const found = deployed
      .ofType('AWS::Lambda::Function')
      .map((one) => deployed.properties(one))
      .find(({ Handler }) => Handler === `routes/${route.name}.handler`)!;
    expect(found.FunctionName).toBe(listFunctionName('Klang-Lists-', route));
  }
});

it('the job that keeps lists warm is told all of their names, and may call these functions and no others', () => {
  const schedule = deployed
    .ofType('AWS::Scheduler::Schedule')
    .map((one) => deployed.properties(one))
    .find(({ Target }) => Target.Arn === deployed.arn(job))!;
  expect(JSON.parse(schedule.Target.Input)).toEqual({ job: 'keep-lists-warm', functions: names });
  const mayCall = deployed
    .ofType('AWS::Lambda::Function')
    .map((one) => deployed.arn(one))
    .filter((resource) => {
      const request = { action: 'lambda:InvokeFunction', resource, context: {} };
      return isPermitted(deployed, { by: job, request, role: deployed.properties(job).Role });
    });
  const arns = names.map((name) => `arn:aws:lambda:eu-north-1:${deployed.account()}:function:${name}`);
  expect(mayCall.toSorted()).toEqual(arns.toSorted());
});

it('functions that read lists have the memory that is set for them, and room on the disk, and no others', () => {
  const functions = synthesizedResources(everything).filter(({ type }) => type === 'AWS::Lambda::Function');
  const large: string[] = functions
    .filter(
      ({ properties: { MemorySize, EphemeralStorage } }) =>
        MemorySize === everything.listsMemoryMb && EphemeralStorage?.Size >= 3072,
    )
    .map(({ properties }) => properties.Handler);
  const jobs = [
    'take-replica-snapshot',
    'run-due-tasks',
    'take-out',
    'refresh-fortnox-token',
    'remind-of-time-logs',
    'warn-of-budgets',
    'tell-of-instalments',
    'sync-invoice-status',
    'reconcile-fortnox',
  ];
  const expected = [
    ...allRoutes.filter(readsLists).map(({ name }) => `routes/${name}.handler`),
    ...jobs.map((name) => `jobs/${name}.handler`),
    'events/on-follow-up-staged.handler',
  ];
  expect(large.toSorted()).toEqual(expected.toSorted());
});

/** True if a file imports the feed, itself or through others; imports of types do not count. */
function reachesFeed(file: string, known: Map<string, boolean>): boolean {
  const isKnown = known.get(file);
  if (isKnown !== undefined) return isKnown;
  known.set(file, false);
  const imported = /^(?:import|export)\s+(?!type\b)(?:[^;]*?\bfrom\s*)?'(\.[^']+)';|\bimport\('(\.[^']+)'\)/gm;
  const reaches =
    file === 'functions/data/replica/feed.ts' ||
    (existsSync(file) &&
      [...readFileSync(file, 'utf8').matchAll(imported)].some(([, path, later]) =>
        reachesFeed(join(dirname(file), path ?? later!).replaceAll('\\', '/'), known),
      ));
  known.set(file, reaches);
  return reaches;
}
