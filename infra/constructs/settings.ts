import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { projectRoot } from '../build/paths.ts';

/** Settings that differ between deployments; `klang` under `context` in cdk.json, explained in docs/operation.md. */
const settingsSchema = z.strictObject({
  /** Prefix of every stack's name: two deployments in one account need different ones. */
  name: z.string().check(z.regex(/^[A-Z][A-Za-z0-9]{1,20}$/)),
  /** A trial can be removed with all its contents; production data is retained, and its invoices are locked. */
  stage: z.enum(['production', 'trial']),
  region: z.string().check(z.minLength(1)),
  /** The domain of the application, for example klang.firman.se; empty for CloudFront's own. */
  domain: z.string(),
  /** The domain's certificate, in us-east-1. */
  certificateArn: z.string(),
  /** Default sender of mail, until the system settings name one. */
  emailFrom: z.string().check(z.minLength(3)),
  /** Recipient of alarms; empty for none. */
  alarmEmail: z.string(),
  /** Initials of the user who may recreate an invoice's PDF; empty for nobody. */
  maintainerInitials: z.string(),
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
