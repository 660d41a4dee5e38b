import type { Settings } from '../../../../infra/constructs/settings.ts';

/** Settings with backups outside the account. */
export const outside = {
  backupVaultArn: 'arn:aws:backup:eu-west-1:210987654321:backup-vault:Klang',
  replicaAccount: '210987654321',
  filesReplica: 'klang-files-replica',
  archiveReplica: 'klang-archive-replica',
} satisfies Partial<Settings>;

export const nothing = {
  domain: '',
  certificateArn: '',
  alarmEmail: '',
  monthlyBudget: 0,
  maintainerInitials: '',
  backupVaultArn: '',
  replicaAccount: '',
  filesReplica: '',
  archiveReplica: '',
  scanFiles: false,
} satisfies Partial<Settings>;

export const domain = {
  domain: 'klang.firman.se',
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d',
} satisfies Partial<Settings>;

export const everything = {
  ...domain,
  ...outside,
  emailFrom: 'klang@firman.se',
  alarmEmail: 'drift@firman.se',
  monthlyBudget: 60,
  maintainerInitials: 'AB',
  listsMemoryMb: 4096,
  scanFiles: true,
} satisfies Partial<Settings>;
