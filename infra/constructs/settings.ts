import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { projectRoot } from '../build/paths.ts';

/** What differs between deployments; `klang` under `context` in cdk.json, which docs/operation.md explains. */
const settingsSchema = z.strictObject({
  /** First word of every stack's name: two deployments in one account need one each. */
  name: z.string().check(z.regex(/^[A-Z][A-Za-z0-9]{1,20}$/)),
  /** A trial can be taken down with all that is in it; what is in production stays, and its invoices are locked. */
  stage: z.enum(['production', 'trial']),
  region: z.string().check(z.minLength(1)),
  /** Where people open the application, for example klang.firman.se; empty for CloudFront's own address. */
  domain: z.string(),
  /** The domain's certificate, in us-east-1. */
  certificateArn: z.string(),
  /** Sender of mail until the system settings name one. */
  emailFrom: z.string().check(z.minLength(3)),
  /** Who is told about alarms; empty for nobody. */
  alarmEmail: z.string(),
  /** The user who may recreate an invoice's PDF; empty for nobody. */
  maintainerInitials: z.string(),
  /** Whether GuardDuty scans each file that is uploaded. */
  scanFiles: z.boolean(),
});
export type Settings = z.output<typeof settingsSchema>;

/** Reads cdk.json itself, since the local host runs the app without the CDK's command. @param fromCommandLine what `-c klang=…` gave */
export function readSettings(fromCommandLine: unknown): Settings {
  const file = JSON.parse(readFileSync(join(projectRoot, 'cdk.json'), 'utf8')) as { context: { klang: unknown } };
  const given = typeof fromCommandLine === 'string' ? (JSON.parse(fromCommandLine) as unknown) : fromCommandLine;
  return settingsSchema.parse({ ...(file.context.klang as object), ...(given as object | undefined) });
}
