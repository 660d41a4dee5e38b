import * as z from 'zod/mini';
import { shortestPins } from '../codes/shortest-pins.ts';
import { systemSecrets } from '../entities/system-secrets.ts';
import { systemSettings } from '../entities/system-settings.ts';
import { instant, requiredLines } from '../fields/fields.ts';

/** Numbers that were kept before they were checked may be any text. */
const { organisationNumber, vatNumber, bankGiro, plusGiro, iban } = systemSettings.values;
const shown = { ...systemSettings.inputs, organisationNumber, vatNumber, bankGiro, plusGiro, iban };

/** What the firm's documents say about the firm. */
export const companySchema = z.pick(z.object(shown), {
  companyName: true,
  organisationNumber: true,
  vatNumber: true,
  companyAddress1: true,
  companyAddress2: true,
  companyPostalCode: true,
  companyCity: true,
  companySeat: true,
  companyPhone: true,
  companyEmail: true,
  companyWeb: true,
  bankGiro: true,
  plusGiro: true,
  iban: true,
  taxStatusText: true,
  logoUrl: true,
  latePaymentText: true,
});
export type Company = z.output<typeof companySchema>;

export const systemSettingsFieldsSchema = z.object({ ...companySchema.shape, ...shown });
export type SystemSettingsFields = z.output<typeof systemSettingsFieldsSchema>;

export const secretFields = systemSecrets.secrets;
export type SecretField = keyof typeof systemSecrets.fields;

/** Those that people give. The tokens come from Fortnox, by the link to it alone. */
export const givenSecretFields = [
  'emailApiKey',
  'fortnoxClientSecret',
  'fortnoxAuthorizationCode',
] as const satisfies readonly SecretField[];
export type GivenSecretField = (typeof givenSecretFields)[number];

/** All that anybody is told of a secret. */
const secretStateSchema = z.object({
  isSet: z.boolean(),
  /** Empty where they would tell much of it. */
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

/** Left out: kept as it is. Null: removed. */
const secretInput = z.optional(z.nullable(requiredLines(4000, 'Ange ett värde.')));

export const systemSettingsInputSchema = z.extend(systemSettingsFieldsSchema, {
  ...systemSettings.inputs,
  ...each(givenSecretFields, secretInput),
});

export const systemSettingsSchema = z.extend(systemSettingsFieldsSchema, {
  secrets: z.object(each(secretFields, secretStateSchema)),
  /** An invoice has been made: the series has begun and begins where it does. */
  seriesHasBegun: z.boolean(),
  /** Until when the access token holds, as people read it; empty where there is none. */
  tokenExpiryDisplay: z.string(),
  version: z.int(),
});
export type SystemSettings = z.output<typeof systemSettingsSchema>;

export const metaSchema = z.object({
  version: z.string(),
  /** The user who may recreate an invoice's PDF; empty for nobody. */
  maintainerInitials: z.string(),
  shortestPin: z.literal(shortestPins),
  /** The month in which the firm's fiscal year begins, for periods. */
  fiscalYearStart: z.int(),
  /** Where the link to Fortnox is approved; empty for who may not, and until a client id is given. */
  fortnoxActivationUrl: z.string(),
});
