import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { projectRoot } from '../build/paths.ts';

export const stages = ['production', 'trial'] as const;

/** Where CloudFront requires its firewall and its certificate to be, wherever the rest is. */
export const firewallRegion = 'us-east-1';

/** Explained in docs/operation.md. */
const settingsSchema = z.strictObject({
  /** Two deployments in one account need different prefixes. */
  name: z.string().check(z.regex(/^[A-Z][A-Za-z0-9]{1,20}$/)),
  /** A trial can be removed with all its contents; production data is retained, and its invoices are locked. */
  stage: z.enum(stages),
  region: z.string().check(z.minLength(1)),
  domain: z.string(),
  /** In the firewall's region. */
  certificateArn: z.string(),
  /** Until the system settings name a sender. */
  emailFrom: z.string().check(z.minLength(3)),
  alarmEmail: z.string(),
  /** In US dollars; 0 for none. An alarm reports when the account's costs pass it, or are on the way to. */
  monthlyBudget: z.number().check(z.minimum(0)),
  maintainerInitials: z.string(),
  backupVaultArn: z.string().check(z.regex(/^(arn:aws:backup:[\w-]+:\d{12}:backup-vault:[\w-]+)?$/)),
  /** The account of the two buckets below; empty for this one. */
  replicaAccount: z.string().check(z.regex(/^(\d{12})?$/)),
  /** In another account or region; empty for none. */
  filesReplica: z.string(),
  archiveReplica: z.string(),
  /** Memory of functions that hold the replica of lists. 1769 is the least with a full vCPU. */
  listsMemoryMb: z.int().check(z.minimum(1769), z.maximum(10_240)),
  scanFiles: z.boolean(),
});
export type Settings = z.output<typeof settingsSchema>;

/** What production alone can have: a second distribution with the same domain is refused, and a trial needs no copies. */
const ofProductionOnly = [
  'domain',
  'certificateArn',
  'backupVaultArn',
  'replicaAccount',
  'filesReplica',
  'archiveReplica',
] as const;

/** Reads cdk.json directly: the local host runs without the CDK command. @param fromCommandLine `-c klang=…` */
export function readSettings(fromCommandLine: unknown): Settings {
  const file = JSON.parse(readFileSync(join(projectRoot, 'cdk.json'), 'utf8')) as { context: { klang: object } };
  const given = typeof fromCommandLine === 'string' ? (JSON.parse(fromCommandLine) as unknown) : fromCommandLine;
  return settingsFrom(file.context.klang, given ?? {});
}

/** A trial beside the production of cdk.json gets nothing that production alone can have. */
export function settingsFrom(file: Partial<Settings>, given: Partial<Settings>): Settings {
  const isBeside = file.stage === 'production' && given.stage === 'trial';
  const left = isBeside ? Object.fromEntries(ofProductionOnly.map((name) => [name, ''])) : {};
  return settingsSchema.parse({ ...file, ...left, ...given });
}
