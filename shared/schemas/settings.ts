import * as z from 'zod/mini';
import { shortestPins } from '../codes/shortest-pins.ts';
import { timeSteps } from '../codes/work-orders.ts';
import { company, settingsInputs } from '../entities/company.ts';
import { systemSecrets } from '../entities/system-secrets.ts';
import { systemSettings } from '../entities/system-settings.ts';
import { library, schemasOf } from '../entities/schemas-of.ts';
import { instant, requiredLines } from '../fields/fields.ts';

const shown = settingsInputs(library);

export const companySchema = company(library);
export type Company = z.output<typeof companySchema>;

export const systemSettingsFieldsSchema = z.object({ ...companySchema.shape, ...shown });
export type SystemSettingsFields = z.output<typeof systemSettingsFieldsSchema>;

export const secretFields = systemSecrets.secrets;
export type SecretField = keyof typeof systemSecrets.fields;

/** Tokens come only from Fortnox, through the link. */
export const givenSecretFields = [
  'emailApiKey',
  'microsoftClientSecret',
  'googleClientSecret',
  'fortnoxClientSecret',
  'fortnoxAuthorizationCode',
] as const satisfies readonly SecretField[];
export type GivenSecretField = (typeof givenSecretFields)[number];

const secretStateSchema = z.object({
  isSet: z.boolean(),
  lastFour: z.string(),
  expiresAt: z.nullable(instant),
});
export type SecretState = z.output<typeof secretStateSchema>;

function each<Field extends SecretField, Schema extends z.ZodMiniType>(
  fields: readonly Field[],
  schema: Schema,
): Record<Field, Schema> {
  return Object.fromEntries(fields.map((field) => [field, schema])) as Record<Field, Schema>;
}

/** Omitted: unchanged. Null: removed. */
const secretInput = z.optional(z.nullable(requiredLines(4000, 'Ange ett värde.')));

export const systemSettingsInputSchema = z.extend(systemSettingsFieldsSchema, {
  ...schemasOf(systemSettings).inputs,
  ...each(givenSecretFields, secretInput),
});

export const systemSettingsSchema = z.extend(systemSettingsFieldsSchema, {
  secrets: z.object(each(secretFields, secretStateSchema)),
  /** True once an invoice exists: the first number can no longer be changed. */
  seriesHasBegun: z.boolean(),
  tokenExpiryDisplay: z.string(),
  version: z.int(),
});
export type SystemSettings = z.output<typeof systemSettingsSchema>;

export const metaSchema = z.object({
  version: z.string(),
  /** The commit that was deployed, marked '-dirty' if files were changed; empty if built outside a clone. */
  commit: z.string(),
  maintainerInitials: z.string(),
  shortestPin: z.literal(shortestPins),
  fiscalYearStart: z.int(),
  timeStep: z.literal(timeSteps),
  sellsConstruction: z.boolean(),
  /** The URL where the link to Fortnox is approved; empty without the right to approve it or a client id. */
  fortnoxActivationUrl: z.string(),
});
