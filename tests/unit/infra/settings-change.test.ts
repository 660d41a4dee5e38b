import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../infra/constructs/settings.ts';
import { byTier } from '../../support/tier.ts';
import { domain, everything, nothing, outside } from './support/settings.ts';
import { synthesize } from './support/synthesized.ts';

type Change = Partial<Settings>;

/** Each setting changed by itself; a bucket elsewhere may be in another account. */
const singly: Change[] = [
  domain,
  { backupVaultArn: outside.backupVaultArn },
  { filesReplica: outside.filesReplica },
  { archiveReplica: outside.archiveReplica },
  { filesReplica: outside.filesReplica, replicaAccount: outside.replicaAccount },
  { emailFrom: everything.emailFrom },
  { alarmEmail: everything.alarmEmail },
  { monthlyBudget: everything.monthlyBudget },
  { maintainerInitials: everything.maintainerInitials },
  { listsMemoryMb: everything.listsMemoryMb },
  { scanFiles: true },
];

type Stack = { exported: Map<string, string>; text: string };

/** By the name of the stack. What is written for a stack in another region is exported too. */
function stacksOf(change: Change): Map<string, Stack> {
  return new Map(
    synthesize({ ...nothing, ...change }).stacks.map(({ stackName, template }) => {
      const outputs = Object.values((template.Outputs ?? {}) as Record<string, any>).filter(({ Export }) => Export);
      const resources = Object.values(template.Resources as Record<string, any>);
      const written = resources
        .filter(({ Type }) => Type === 'Custom::CrossRegionExportWriter')
        .flatMap(({ Properties }) => Object.entries(Properties.WriterProps.exports));
      const exported = new Map([
        ...outputs.map(({ Export, Value }) => [Export.Name as string, JSON.stringify(Value)] as const),
        ...written.map(([name, value]) => [name, JSON.stringify(value)] as const),
      ]);
      return [stackName, { exported, text: JSON.stringify(template) }];
    }),
  );
}

/**
 * What would stop a deployment with other settings. CloudFormation deploys those that export before those that import,
 * so what a deployed stack imports may neither go nor become another value.
 */
function obstacles(before: Map<string, Stack>, after: Map<string, Stack>): string[] {
  return [...before].flatMap(([id, { exported }]) =>
    [...exported]
      .filter(([name, value]) => after.get(id)?.exported.get(name) !== value)
      .map(([name]) => ({
        name,
        users: [...before].filter(([other, { text }]) => other !== id && text.includes(name)),
      }))
      .filter(({ users }) => users.length > 0)
      .map(({ name, users }) => `${name}: ${users.length} stacks`),
  );
}

const bare = stacksOf({});
const cases: [string, Change][] = byTier([everything], [everything, ...singly]).map((change) => [
  change === everything ? 'all of them' : Object.keys(change).join(' and '),
  change,
]);

describe('the settings of a deployment', () => {
  it.each(cases)('can be changed, and back: %s', (_, change) => {
    const changed = stacksOf(change);
    expect(obstacles(bare, changed)).toEqual([]);
    expect(obstacles(changed, bare)).toEqual([]);
  });

  it('remove only the stacks that the page about operation says how to remove', () => {
    const removed = [...stacksOf(everything).keys()].filter((name) => !bare.has(name));
    const page = readFileSync('docs/operation.md', 'utf8');
    const named = [...page.matchAll(/delete-stack --stack-name (Klang-\w+)/g)].map(([, name]) => name!);
    expect([...new Set(named)].toSorted()).toEqual(removed.toSorted());
  });
});

it('the vault of backups has another name each time its stack is made, because the earlier one stays', () => {
  const { template } = synthesize(everything).getStackByName('Klang-Backup');
  const resources = Object.values(template.Resources as Record<string, any>);
  const [vault] = resources.filter(({ Type }) => Type === 'AWS::Backup::BackupVault');
  expect(JSON.stringify(vault.Properties.BackupVaultName)).toContain('VaultKey');
});
