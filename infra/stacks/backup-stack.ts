import { Duration, Fn, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import type { Settings } from '../constructs/settings.ts';

type Props = StackProps & { settings: Settings; table: { tableArn: string } };

/** Point-in-time recovery goes back 35 days too; the copy is for when this account is lost. */
const retentionDays = 35;

export class BackupStack extends Stack {
  constructor(scope: Construct, id: string, { settings, table, ...props }: Props) {
    super(scope, id, props);
    const encryptionKey = new Key(this, 'VaultKey', {
      description: 'Encrypts backups of the table.',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    // A vault outlives its stack and keeps its name, which the stack's next one would be refused: a key is always new.
    const backupVaultName = `${settings.name}-${Fn.select(0, Fn.split('-', encryptionKey.keyId))}`;
    const backupVault = new BackupVault(this, 'Vault', {
      backupVaultName,
      encryptionKey,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const deleteAfter = Duration.days(retentionDays);
    const destinationBackupVault = BackupVault.fromBackupVaultArn(this, 'Elsewhere', settings.backupVaultArn);
    const plan = new BackupPlan(this, 'Plan', { backupVault });
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'Nightly',
        scheduleExpression: Schedule.cron({ hour: '1', minute: '0' }),
        deleteAfter,
        copyActions: [{ destinationBackupVault, deleteAfter }],
      }),
    );
    plan.addSelection('Table', { resources: [BackupResource.fromArn(table.tableArn)] });
  }
}
