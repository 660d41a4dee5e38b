import * as z from 'zod/mini';
import { instant, optionalEmail, optionalLines, optionalText, requiredLines } from '../fields/fields.ts';
import * as official from '../fields/official-numbers.ts';
import { shortestPins } from './pin.ts';
import { hoursOfDay } from './staff-time-log.ts';

/** What the firm's documents say about the firm. */
export const companySchema = z.object({
  companyName: optionalText(100),
  organisationNumber: optionalText(20),
  vatNumber: optionalText(20),
  companyAddress1: optionalText(100),
  companyAddress2: optionalText(100),
  companyPostalCode: optionalText(20),
  companyCity: optionalText(60),
  /** Municipality of the board: 'Säte'. */
  companySeat: optionalText(60),
  companyPhone: optionalText(40),
  companyEmail: optionalEmail,
  companyWeb: optionalText(100),
  bankGiro: optionalText(20),
  plusGiro: optionalText(20),
  iban: optionalText(50),
  /** 'Godkänd för F-skatt'. */
  taxStatusText: optionalText(100),
  /** The logo as a data address (PNG, JPEG or SVG), or nothing. */
  logoUrl: z._default(
    z
      .string()
      .check(
        z.maxLength(100_000, 'Logotypen får vara högst 75 kB.'),
        z.regex(/^(data:image\/(png|jpeg|svg\+xml);base64,[A-Za-z0-9+/=]+)?$/, 'Ange en bild.'),
      ),
    '',
  ),
  latePaymentText: optionalLines(500),
});
export type Company = z.output<typeof companySchema>;

const lastFirstNumber = 9_999_999;

export const systemSettingsFieldsSchema = z.extend(companySchema, {
  firstInvoiceNumber: z._default(
    z.int('Ange ett helt tal.').check(z.minimum(1, 'Minst 1.'), z.maximum(lastFirstNumber, 'Högst sju siffror.')),
    1,
  ),
  /** How many characters a new PIN needs. */
  shortestPin: z._default(z.literal(shortestPins, 'Välj en längd.'), 8),
  emailFrom: optionalEmail,
  emailFromName: optionalText(100),
  invoiceEmailTo: optionalEmail,
  invoiceEmailToBcc: optionalEmail,
  fortnoxClientId: optionalText(200),
  /** The link belongs to a technical user at Fortnox, which survives whoever approved it. */
  fortnoxServiceAccount: z._default(z.boolean(), false),
  /** The norm of midsommarafton, julafton and nyårsafton in months that are opened from now on. */
  eveHours: z._default(hoursOfDay, 0),
});
export type SystemSettingsFields = z.output<typeof systemSettingsFieldsSchema>;

/** Settings as they are kept: those of before numbers were checked may hold any text. */
export const storedSystemSettingsSchema = z.extend(systemSettingsFieldsSchema, {
  organisationNumber: official.storedOrganisationNumber,
  vatNumber: official.storedVatNumber,
  bankGiro: official.storedBankGiro,
  plusGiro: official.storedPlusGiro,
  iban: official.storedIban,
});

/** What is kept encrypted: it can be given and removed, and is never read out again. */
export const secretFields = [
  'emailApiKey',
  'fortnoxClientSecret',
  'fortnoxAuthorizationCode',
  'fortnoxAccessToken',
  'fortnoxRefreshToken',
] as const;
export type SecretField = (typeof secretFields)[number];

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
  organisationNumber: official.organisationNumber,
  vatNumber: official.vatNumber,
  bankGiro: official.bankGiro,
  plusGiro: official.plusGiro,
  iban: official.iban,
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
  /** Where the link to Fortnox is approved; empty for who may not, and until a client id is given. */
  fortnoxActivationUrl: z.string(),
});
