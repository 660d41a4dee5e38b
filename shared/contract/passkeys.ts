import * as z from 'zod/mini';
import * as calls from './calls/passkeys.ts';
import { requiredText } from '../fields/fields.ts';
import {
  creationOptionsSchema,
  credentialSchema,
  currentPinSchema,
  logInTicket,
  newCredentialSchema,
  ownPasskeysSchema,
  passkeyName,
  recoveryCodesSchema,
  requestOptionsSchema,
} from '../schemas/passkey.ts';
import { sessionSchema } from '../schemas/user.ts';
import { done, idParams } from './common.ts';
import { routesLookingUp } from './route.ts';

const defineRoute = routesLookingUp(['user']);

const params = z.object({ passkeyId: z.string().check(z.regex(/^[\w-]{1,16}$/, 'Välj i listan.')) });

export const listPasskeys = defineRoute(calls.listPasskeys, {
  summary: 'The user’s own passkeys, oldest first, and how many recovery codes are left.',
  result: ownPasskeysSchema,
});

export const beginPasskey = defineRoute(calls.beginPasskey, {
  summary: 'What the browser needs to make a passkey, given the current PIN; lasts five minutes.',
  body: currentPinSchema,
  result: creationOptionsSchema,
  errors: ['too_many_attempts'],
});

export const addPasskey = defineRoute(calls.addPasskey, {
  summary: 'Add a passkey that the browser has made. The first one comes with ten recovery codes, shown this once.',
  body: z.object({ name: passkeyName, credential: newCredentialSchema }),
  result: recoveryCodesSchema,
  errors: ['key_refused'],
});

export const renamePasskey = defineRoute(calls.renamePasskey, {
  summary: 'Rename one of one’s own passkeys.',
  params,
  body: z.object({ name: passkeyName }),
  result: done,
  errors: ['not_found'],
});

export const removePasskey = defineRoute(calls.removePasskey, {
  summary: 'Remove one of one’s own passkeys, given the current PIN; the last one takes the recovery codes with it.',
  looksUp: ['user', 'system-settings'],
  params,
  body: currentPinSchema,
  result: done,
  errors: ['not_found', 'last_key', 'too_many_attempts'],
});

export const renewRecoveryCodes = defineRoute(calls.renewRecoveryCodes, {
  summary: 'Ten new recovery codes, shown this once, given the current PIN; earlier ones no longer count.',
  body: currentPinSchema,
  result: recoveryCodesSchema,
  errors: ['not_found', 'too_many_attempts'],
});

export const beginKeyLogIn = defineRoute(calls.beginKeyLogIn, {
  summary: 'What the browser needs to log in by a passkey: any, or one of the user whose login a ticket names.',
  body: z.object({ ticket: z.nullable(logInTicket) }),
  result: requestOptionsSchema,
  errors: ['log_in_expired', 'too_many_attempts'],
});

export const logInByKey = defineRoute(calls.logInByKey, {
  summary: 'Log in by a passkey alone, or finish the login that a ticket names; answers a bearer token.',
  body: z.object({ ticket: z.nullable(logInTicket), credential: credentialSchema }),
  result: sessionSchema,
  errors: ['wrong_key', 'pin_not_allowed', 'log_in_expired', 'too_many_attempts'],
  rights: ['use-secrets'],
});

export const logInByRecoveryCode = defineRoute(calls.logInByRecoveryCode, {
  summary: 'Finish the login that a ticket names by a recovery code, which is used up; answers a bearer token.',
  body: z.object({ ticket: logInTicket, recoveryCode: requiredText(40, 'Ange koden.') }),
  result: sessionSchema,
  errors: ['wrong_code', 'log_in_expired', 'too_many_attempts'],
  rights: ['use-secrets'],
});

export const beginFirstKey = defineRoute(calls.beginFirstKey, {
  summary: 'What the browser needs to make the passkey that the role of the user of a begun login needs.',
  body: z.object({ ticket: logInTicket }),
  result: creationOptionsSchema,
  errors: ['log_in_expired'],
});

export const logInByFirstKey = defineRoute(calls.logInByFirstKey, {
  summary: 'Finish a login by making the user’s first passkey; answers a bearer token and ten recovery codes.',
  body: z.object({ ticket: logInTicket, name: passkeyName, credential: newCredentialSchema }),
  result: z.extend(recoveryCodesSchema, { session: sessionSchema }),
  errors: ['key_refused', 'log_in_expired'],
  rights: ['use-secrets'],
});

export const resetSecondFactor = defineRoute(calls.resetSecondFactor, {
  summary:
    'Remove the passkeys and recovery codes of a user whose role is not above one’s own, and end the user’s sessions.',
  params: idParams('userId'),
  result: done,
  errors: ['not_found'],
});

export const passkeysRoutes = [
  listPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  renewRecoveryCodes,
  beginKeyLogIn,
  logInByKey,
  logInByRecoveryCode,
  beginFirstKey,
  logInByFirstKey,
  resetSecondFactor,
];
