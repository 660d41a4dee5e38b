import { defineCall } from './call.ts';

const kinds = { changes: ['user'] } as const;

export const listPasskeys = defineCall(kinds, 'GET /auth/passkeys', {
  name: 'passkeys/list-passkeys',
  role: 'Staff',
  reads: ['user', 'system-settings'],
});

export const beginPasskey = defineCall(kinds, 'POST /auth/passkeys/options', {
  name: 'passkeys/begin-passkey',
  role: 'Staff',
});

export const addPasskey = defineCall(kinds, 'POST /auth/passkeys', { name: 'passkeys/add-passkey', role: 'Staff' });

export const renamePasskey = defineCall(kinds, 'PUT /auth/passkeys/{passkeyId}', {
  name: 'passkeys/rename-passkey',
  role: 'Staff',
});

export const removePasskey = defineCall(kinds, 'POST /auth/passkeys/{passkeyId}/remove', {
  name: 'passkeys/remove-passkey',
  role: 'Staff',
});

export const renewRecoveryCodes = defineCall(kinds, 'POST /auth/recovery-codes', {
  name: 'passkeys/renew-recovery-codes',
  role: 'Staff',
});

export const beginKeyLogIn = defineCall(kinds, 'POST /auth/key/options', {
  name: 'passkeys/begin-key-log-in',
  role: 'public',
});

export const logInByKey = defineCall(kinds, 'POST /auth/key', { name: 'passkeys/log-in-by-key', role: 'public' });

export const logInByRecoveryCode = defineCall(kinds, 'POST /auth/recovery-code', {
  name: 'passkeys/log-in-by-recovery-code',
  role: 'public',
});

export const beginFirstKey = defineCall(kinds, 'POST /auth/first-key/options', {
  name: 'passkeys/begin-first-key',
  role: 'public',
});

export const logInByFirstKey = defineCall(kinds, 'POST /auth/first-key', {
  name: 'passkeys/log-in-by-first-key',
  role: 'public',
});

export const resetSecondFactor = defineCall(kinds, 'POST /users/{userId}/reset-second-factor', {
  name: 'passkeys/reset-second-factor',
  role: 'SuperAdmin',
});
