import { expect, it } from 'vitest';
import { type DeployedStack, cloudFormationStandIn } from '../../../support/cloudformation-stand-in.ts';
import { runNode } from '../../../support/run-node.ts';
import { synthesize } from '../support/synthesized.ts';

const trial = synthesize({ name: 'Prov', stage: 'trial' });
const exporters = new Map(
  trial.stacks.flatMap(({ stackName, template }) =>
    Object.values((template.Outputs ?? {}) as Record<string, { Export?: { Name: string } }>).flatMap(({ Export }) =>
      Export ? [[Export.Name, stackName] as const] : [],
    ),
  ),
);
const stacks: DeployedStack[] = trial.stacks.map(({ stackName, environment, tags, template }) => ({
  name: stackName,
  region: environment.region,
  tags,
  importsFrom: [...JSON.stringify(template).matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(([, name]) => {
    const exporter = exporters.get(name!);
    if (!exporter) throw new Error(`Nobody exports ${name}.`);
    return exporter;
  }),
}));

/** Runs the command against deployed stacks. CDK uses the existing templates instead of synthesizing. */
async function destroy(settings: object, { deployed = 'trial', args = ['--force'] } = {}) {
  const tagged = stacks.map((one) => ({ ...one, tags: { ...one.tags, stage: deployed } }));
  const cloudFormation = await cloudFormationStandIn(tagged);
  const context = ['-c', `klang=${JSON.stringify(settings)}`, '--app', trial.directory];
  try {
    const run = await runNode(['infra/bin/destroy.ts', ...context, ...args], cloudFormation.environment);
    return { ...run, deleted: cloudFormation.deleted, unknown: cloudFormation.unknown };
  } finally {
    await cloudFormation.close();
  }
}
const settings = { name: 'Prov', stage: 'trial' };

it('the command destroy destroys every stack of a trial, dependents first', async () => {
  const { code, output, deleted, unknown } = await destroy(settings);
  expect(code, output).toBe(0);
  expect(unknown).toEqual([]);
  expect(deleted.toSorted()).toEqual(stacks.map(({ name }) => name).toSorted());
  expect(deleted.at(-1)).toMatch(/^Prov-(Data|Gateway)$/);
});

it('the command destroy destroys the trial that its options name', async () => {
  const { code, output, deleted } = await destroy({}, { args: ['--stage', 'trial', '--name', 'Prov', '--force'] });
  expect(code, output).toBe(0);
  expect(deleted.toSorted()).toEqual(stacks.map(({ name }) => name).toSorted());
});

it('the command destroy asks before it destroys anything, and destroys nothing without a terminal', async () => {
  const { code, output, deleted } = await destroy(settings, { args: [] });
  expect(code).toBe(1);
  expect(output).toContain('irreversible');
  expect(deleted).toEqual([]);
});

it.each([
  ['the settings say so', { name: 'Prov', stage: 'production' }, 'trial', 'stage är production i inställningarna'],
  [
    'what is deployed says so, whatever the settings say',
    settings,
    'production',
    'det som är utlagt har stage production',
  ],
])('the command destroy destroys nothing in production because %s', async (_, given, deployed, said) => {
  const { code, output, deleted } = await destroy(given, { deployed });
  expect(code).toBe(1);
  expect(output).toContain(`Prov är i drift (${said}).`);
  expect(deleted).toEqual([]);
});

it('the command destroy protects only the data stack, in production, by CloudFormation too', () => {
  const protectedIn = (assembly: typeof trial) =>
    assembly.stacks.filter((one) => one.terminationProtection).map(({ stackName }) => stackName);
  expect(protectedIn(synthesize({}))).toEqual(['Klang-Data']);
  expect(protectedIn(trial)).toEqual([]);
});
