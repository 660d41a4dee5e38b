import { afterEach, expect, it, vi } from 'vitest';
import type { Settings } from '../../../../infra/constructs/settings.ts';
import { readSettings } from '../../../../infra/constructs/settings.ts';
import { checkAccount } from '../../../../infra/deployment/check-account.ts';
import { type Account, type DeployedStack, cloudFormationStandIn } from '../../../support/cloudformation-stand-in.ts';
import { runNode } from '../../../support/run-node.ts';

const stack = (name: string, region = 'eu-north-1'): DeployedStack => ({ name, region, tags: {} });
const bootstrapped = [stack('CDKToolkit'), stack('CDKToolkit', 'us-east-1')];
const deployed = [...bootstrapped, stack('Klang-Web')];
const good: Account = { concurrency: 1000, production: true, identities: { 'firman.se': true } };

afterEach(() => void vi.unstubAllEnvs());

type Options = { stacks?: DeployedStack[]; account?: Partial<Account>; denied?: string[]; given?: Partial<Settings> };

async function findings({ stacks = deployed, account = {}, denied = [], given = {} }: Options) {
  const aws = await cloudFormationStandIn(stacks, denied, { ...good, ...account });
  for (const [name, value] of Object.entries(aws.environment)) vi.stubEnv(name, value);
  try {
    return await checkAccount(readSettings({ emailFrom: 'klang@firman.se', ...given }));
  } finally {
    await aws.close();
  }
}

const says = async (options: Options) =>
  (await findings(options)).map(({ says: text }) => text.replaceAll('\u00a0', ' ')).join('\n');

it('an account that has everything is not remarked on', async () => {
  expect(await findings({})).toEqual([]);
});

it('a region that is not bootstrapped stops the deployment, with the command that helps', async () => {
  const none = await findings({ stacks: [stack('Klang-Web')] });
  expect(none).toEqual([
    {
      stops: true,
      says: 'Kontot är inte förberett för CDK. Kör: npx cdk bootstrap aws://KONTO/eu-north-1 aws://KONTO/us-east-1',
    },
  ]);
  expect(await says({ stacks: [stack('Klang-Web'), stack('CDKToolkit')] })).toMatch(
    /bootstrap aws:\/\/KONTO\/us-east-1$/,
  );
});

it.each<[string, Options, string]>([
  [
    'runs ten functions at once',
    { account: { concurrency: 10 } },
    'Lambda kör högst 10 funktioner samtidigt i eu-north-1. Be AWS om 1 000: aws',
  ],
  ['is in the sandbox of SES', { account: { production: false } }, 'Be AWS om production access'],
  ['is reviewed by SES', { account: { enforcement: 'PROBATION' } }, 'stoppat kontots mejl i eu-north-1 (PROBATION)'],
  ['has no sender', { account: { identities: {} } }, 'Avsändaren klang@firman.se är inte verifierad i SES'],
  [
    'has a sender that is not verified yet',
    { account: { identities: { 'firman.se': false } } },
    '--email-identity firman.se',
  ],
  ['is new', { stacks: bootstrapped }, 'Your account must be verified before you can add new CloudFront resources'],
  [
    'is new, and lists take much memory',
    { stacks: bootstrapped, given: { listsMemoryMb: 4096 } },
    'högst 3 008 MB, och listsMemoryMb är 4 096',
  ],
])('an account that %s is told what to ask AWS for, and deployed to', async (_, options, said) => {
  expect((await findings(options)).filter(({ stops }) => stops)).toEqual([]);
  expect(await says(options)).toContain(said);
});

it('a sender is verified by its address too', async () => {
  expect(await findings({ account: { identities: { 'klang@firman.se': true } } })).toEqual([]);
});

it('what its credentials may not ask is said, and stops nothing', async () => {
  const found = await findings({ denied: ['GetAccount', 'GetAccountSettings'] });
  expect(found.map(({ says: text }) => text)).toEqual([
    'Kunde inte kontrolleras, eftersom AWS nekar det: not authorized to perform: GetAccountSettings',
    'Kunde inte kontrolleras, eftersom AWS nekar det: not authorized to perform: GetAccount',
  ]);
});

it('npm run deploy begins with the check, and ends there without a bootstrap', async () => {
  const aws = await cloudFormationStandIn([]);
  try {
    const { code, output } = await runNode(
      ['infra/bin/deploy.ts', '--stage', 'trial', '--name', 'Prov'],
      aws.environment,
    );
    expect(code).toBe(1);
    expect(output).toMatch(/^Kontrollerar kontot …\n✗ Kontot är inte förberett för CDK\./);
    expect(output).not.toContain('Bygg');
  } finally {
    await aws.close();
  }
});
