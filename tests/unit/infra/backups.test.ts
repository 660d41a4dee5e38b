import { describe, expect, it } from 'vitest';
import { everything, outside } from './support/settings.ts';
import { synthesizedDeployment, synthesizedResources } from './support/synthesized.ts';
import { invocations } from './support/invocations.ts';
import { inAll } from '../../support/tier.ts';

const resources = synthesizedResources(everything);
const ofType = (type: string) => resources.filter((one) => one.type === type);
const bucket = (name: string) => ofType('AWS::S3::Bucket').find(({ id }) => id.startsWith(name))!;

describe('backups outside the account', () => {
  it('are nightly ones of the table, copied to the other vault and kept for 35 days', () => {
    const [plan] = ofType('AWS::Backup::BackupPlan');
    const [rule] = plan!.properties.BackupPlan.BackupPlanRule;
    expect(rule).toMatchObject({
      ScheduleExpression: 'cron(0 1 * * ? *)',
      Lifecycle: { DeleteAfterDays: 35 },
      CopyActions: [{ DestinationBackupVaultArn: outside.backupVaultArn, Lifecycle: { DeleteAfterDays: 35 } }],
    });
    const [selection] = ofType('AWS::Backup::BackupSelection');
    expect(JSON.stringify(selection!.properties.BackupSelection.Resources)).toContain('Table');
    const [vault] = ofType('AWS::Backup::BackupVault');
    expect(vault).toMatchObject({ stack: 'Klang-Backup', deletionPolicy: 'RetainExceptOnCreate' });
  });

  it.each([
    ['Files', outside.filesReplica],
    ['InvoiceArchive', outside.archiveReplica],
  ])(
    'are copies of each version in %s, owned by the other account, which deletions here do not reach',
    (name, replica) => {
      const [rule, ...others] = bucket(name).properties.ReplicationConfiguration.Rules;
      expect(others).toEqual([]);
      expect(rule).toMatchObject({
        Status: 'Enabled',
        DeleteMarkerReplication: { Status: 'Disabled' },
        Destination: { Account: outside.replicaAccount, AccessControlTranslation: { Owner: 'Destination' } },
      });
      expect(JSON.stringify(rule.Destination.Bucket)).toContain(replica);
    },
  );

  it('copy the archive with its locks', () => {
    const policies = ofType('AWS::IAM::Policy').filter(({ id }) => id.startsWith('ArchiveReplicaRole'));
    const actions = policies.flatMap(({ properties }) =>
      properties.PolicyDocument.Statement.flatMap(({ Action }: { Action: string | string[] }) => Action),
    );
    expect(actions).toEqual(expect.arrayContaining(['s3:GetObjectRetention', 's3:GetObjectLegalHold']));
  });

  it('have a role each, and tell its ARN for the policies of the other buckets', () => {
    const names = ofType('AWS::IAM::Role')
      .map(({ properties }) => properties.RoleName)
      .filter(Boolean);
    expect(new Set(names).size).toBe(names.length);
    const roles = ['Files', 'InvoiceArchive'].map((name) => bucket(name).properties.ReplicationConfiguration.Role);
    expect(new Set(roles.map((role) => JSON.stringify(role))).size).toBe(2);
    const { outputs } = synthesizedDeployment(everything);
    expect(outputs).toEqual(expect.arrayContaining(['FilesReplicaRoleArn', 'ArchiveReplicaRoleArn']));
  });

  it('tell the alarm topic when one fails', () => {
    const deployed = synthesizedDeployment(everything);
    const [reported] = invocations(deployed).filter(({ by }) => by.id.startsWith('FailedBackups'));
    expect(reported!.request.action).toBe('sns:Publish');
    const [rule] = ofType('AWS::Events::Rule').filter(({ id }) => id.startsWith('FailedBackups'));
    expect(rule!.properties.EventPattern.detail.state).toEqual(['FAILED', 'EXPIRED', 'ABORTED']);
  });
});

it.runIf(inAll)('a deployment without the settings backs up nothing outside', () => {
  const types = new Set(synthesizedResources().map(({ type }) => type));
  expect([...types].filter((type) => type.startsWith('AWS::Backup::'))).toEqual([]);
  const buckets = synthesizedResources().filter(({ type }) => type === 'AWS::S3::Bucket');
  expect(buckets.filter(({ properties }) => properties.ReplicationConfiguration)).toEqual([]);
});
