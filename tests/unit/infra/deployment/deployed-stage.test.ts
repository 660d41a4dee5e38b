import { afterEach, expect, it, vi } from 'vitest';
import { readSettings } from '../../../../infra/constructs/settings.ts';
import { deployedStage } from '../../../../infra/deployment/deployed-stage.ts';
import { type DeployedStack, cloudFormationStandIn } from '../../../support/cloudformation-stand-in.ts';

const settings = readSettings({ name: 'Prov', region: 'eu-west-1' });

function stack(id: 'Data' | 'Firewall', stage: string | undefined, region = 'eu-west-1'): DeployedStack {
  return { name: `Prov-${id}`, region, tags: { product: 'Prov', ...(stage !== undefined && { stage }) } };
}
const firewall = (stage: string) => stack('Firewall', stage, 'us-east-1');

afterEach(() => void vi.unstubAllEnvs());

async function stageOf(stacks: readonly DeployedStack[], denied?: readonly string[]) {
  const aws = await cloudFormationStandIn(stacks, denied);
  for (const [name, value] of Object.entries(aws.environment)) vi.stubEnv(name, value);
  try {
    return await deployedStage(settings);
  } finally {
    await aws.close();
  }
}

it('the deployed stage is read where the stacks are, whatever region the shell has', async () => {
  expect(await stageOf([stack('Data', 'production'), firewall('production')])).toBe('production');
  expect(await stageOf([stack('Data', 'trial'), firewall('trial')])).toBe('trial');
});

it('the deployed stage is known without the function of the self-test', async () => {
  expect(await stageOf([stack('Data', 'production')])).toBe('production');
});

it('nothing is deployed where neither the data nor the firewall is', async () => {
  expect(await stageOf([])).toBeUndefined();
  expect(await stageOf([stack('Data', 'production', 'eu-north-1')])).toBeUndefined();
});

it('an installation of the same name in another region is seen by the firewall that it would share', async () => {
  expect(await stageOf([stack('Data', 'production', 'eu-north-1'), firewall('production')])).toBe('production');
  await expect(stageOf([stack('Data', 'trial'), firewall('production')])).rejects.toThrow(
    'Prov-Data i eu-west-1 har stage trial, men Prov-Firewall i us-east-1 har production.',
  );
});

it.each([
  [
    'has no stage',
    [stack('Data', undefined)],
    'Prov-Data i eu-west-1 säger inte om den är i drift: taggen stage saknas.',
  ],
  [
    'has a stage that there is not',
    [stack('Data', 'test')],
    'taggen stage är test. Den ska vara production eller trial.',
  ],
])('the deployed stage is refused where the stack %s', async (_, stacks, said) => {
  await expect(stageOf(stacks)).rejects.toThrow(said);
});

it('the deployed stage is refused where the credentials may not see the stack', async () => {
  await expect(stageOf([stack('Data', 'trial')], ['DescribeStacks'])).rejects.toThrow(
    'Det går inte att se om Prov-Data i eu-west-1 är i drift: det behövs cloudformation:DescribeStacks på den.',
  );
});
