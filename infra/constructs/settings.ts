import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { projectRoot } from '../build/paths.ts';

export const stages = ['production', 'trial'] as const;

/** Settings that differ between deployments; `klang` under `context` in cdk.json, explained in docs/operation.md. */
const settingsSchema = z.strictObject({
  /** Prefix of every stack's name: two deployments in one account need different ones. */
  name: z.string().check(z.regex(/^[A-Z][A-Za-z0-9]{1,20}$/)),
  /** A trial can be removed with all its contents; production data is retained, and its invoices are locked. */
  stage: z.enum(stages),
  region: z.string().check(z.minLength(1)),
  /** The domain of the application, for example klang.firman.se; empty for CloudFront's own. */
  domain: z.string(),
  /** The domain's certificate, in us-east-1. */
  certificateArn: z.string(),
  /** Default sender of mail, until the system settings name one. */
  emailFrom: z.string().check(z.minLength(3)),
  /** Recipient of alarms; empty for none. */
  alarmEmail: z.string(),
  /** In US dollars; an alarm when the account's costs pass it, or are on the way to. 0 for none. */
  monthlyBudget: z.number().check(z.minimum(0)),
  /** Initials of the user who may recreate an invoice's PDF; empty for nobody. */
  maintainerInitials: z.string(),
  /** A vault of AWS Backup in another account or region, for copies of the table; empty for none. */
  backupVaultArn: z.string().check(z.regex(/^(arn:aws:backup:[\w-]+:\d{12}:backup-vault:[\w-]+)?$/)),
  /** The account of the two buckets below; empty for this one. */
  replicaAccount: z.string().check(z.regex(/^(\d{12})?$/)),
  /** Names of buckets in another account or region, for copies of the files and the invoice archive; empty for none. */
  filesReplica: z.string(),
  archiveReplica: z.string(),
  /** Memory of functions that hold the replica of lists. 1769 is the least with a full vCPU. */
  listsMemoryMb: z.int().check(z.minimum(1769), z.maximum(10_240)),
  /** Whether GuardDuty scans uploaded files. */
  scanFiles: z.boolean(),
});
export type Settings = z.output<typeof settingsSchema>;

/** Reads cdk.json directly: the local host runs without the CDK command. @param fromCommandLine `-c klang=…` */
export function readSettings(fromCommandLine: unknown): Settings {
  const file = JSON.parse(readFileSync(join(projectRoot, 'cdk.json'), 'utf8')) as { context: { klang: unknown } };
  const given = typeof fromCommandLine === 'string' ? (JSON.parse(fromCommandLine) as unknown) : fromCommandLine;
  return settingsSchema.parse({ ...(file.context.klang as object), ...(given as object | undefined) });
}
