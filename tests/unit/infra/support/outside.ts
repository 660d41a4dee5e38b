import type { Settings } from '../../../../infra/constructs/settings.ts';

/** Settings with backups outside the account. */
export const outside = {
  backupVaultArn: 'arn:aws:backup:eu-west-1:210987654321:backup-vault:Klang',
  replicaAccount: '210987654321',
  filesReplica: 'klang-files-replica',
  archiveReplica: 'klang-archive-replica',
} satisfies Partial<Settings>;
