import * as z from 'zod/mini';
import { instant, requiredText } from '../fields/fields.ts';
import { typablePin } from './pin.ts';

export const maxPasskeys = 10;
export const recoveryCodeCount = 10;

export const passkeyName = requiredText(60, 'Ge nyckeln ett namn.');

const passkeySchema = z.object({
  passkeyId: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
export type Passkey = z.output<typeof passkeySchema>;

export const ownPasskeysSchema = z.object({
  passkeys: z.array(passkeySchema),
  recoveryCodesLeft: z.int(),
  /** Whether the user's role needs a second factor. */
  isRequired: z.boolean(),
});
export type OwnPasskeys = z.output<typeof ownPasskeysSchema>;

export const recoveryCodesSchema = z.object({
  /** Shown this once; empty when the user keeps those they have. */
  recoveryCodes: z.array(z.string()),
});

export const currentPinSchema = z.object({ currentPin: typablePin });

const encoded = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/, 'Ska vara base64url.'));
const credential = { id: encoded(1_400), rawId: encoded(1_400), type: z.literal('public-key') };

/** What `navigator.credentials.create` gives, as JSON (Web Authentication, level 3, section 5.1). */
export const newCredentialSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    attestationObject: encoded(20_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});
export type NewCredential = z.output<typeof newCredentialSchema>;

/** What `navigator.credentials.get` gives, as JSON. */
export const credentialSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    authenticatorData: encoded(4_000),
    signature: encoded(8_000),
    userHandle: z.optional(z.nullable(encoded(100))),
  }),
});
export type Credential = z.output<typeof credentialSchema>;

const descriptors = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
);

export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: descriptors,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type CreationOptions = z.output<typeof creationOptionsSchema>;

export const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: descriptors,
});
export type RequestOptions = z.output<typeof requestOptionsSchema>;

/** Ticket of a login that continues after the PIN. Valid for that login only. */
export const logInTicket = requiredText(100);

/** The PIN was right, and the user's role needs a second factor. */
export const unfinishedLogInSchema = z.object({
  /** 'Key': use a passkey or a recovery code. 'NewKey': create the first passkey. */
  unfinished: z.enum(['Key', 'NewKey']),
  ticket: z.string(),
});
export type UnfinishedLogIn = z.output<typeof unfinishedLogInSchema>;
