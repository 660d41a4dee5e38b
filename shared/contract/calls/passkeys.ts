import { defineCall } from './call.ts';

const kinds = { changes: ['user'] } as const;

export const listPasskeys = defineCall(kinds, {
  name: 'passkeys/list-passkeys',
  method: 'GET',
  path: '/auth/passkeys',
  role: 'Staff',
  reads: ['user', 'system-settings'],
});

export const beginPasskey = defineCall(kinds, {
  name: 'passkeys/begin-passkey',
  method: 'POST',
  path: '/auth/passkeys/options',
  role: 'Staff',
});

export const addPasskey = defineCall(kinds, {
  name: 'passkeys/add-passkey',
  method: 'POST',
  path: '/auth/passkeys',
  role: 'Staff',
});

export const renamePasskey = defineCall(kinds, {
  name: 'passkeys/rename-passkey',
  method: 'PUT',
  path: '/auth/passkeys/{passkeyId}',
  role: 'Staff',
});

export const removePasskey = defineCall(kinds, {
  name: 'passkeys/remove-passkey',
  method: 'POST',
  path: '/auth/passkeys/{passkeyId}/remove',
  role: 'Staff',
});

export const renewRecoveryCodes = defineCall(kinds, {
  name: 'passkeys/renew-recovery-codes',
  method: 'POST',
  path: '/auth/recovery-codes',
  role: 'Staff',
});

export const beginKeyLogIn = defineCall(kinds, {
  name: 'passkeys/begin-key-log-in',
  method: 'POST',
  path: '/auth/key/options',
  role: 'public',
});

export const logInByKey = defineCall(kinds, {
  name: 'passkeys/log-in-by-key',
  method: 'POST',
  path: '/auth/key',
  role: 'public',
});

export const logInByRecoveryCode = defineCall(kinds, {
  name: 'passkeys/log-in-by-recovery-code',
  method: 'POST',
  path: '/auth/recovery-code',
  role: 'public',
});

export const beginFirstKey = defineCall(kinds, {
  name: 'passkeys/begin-first-key',
  method: 'POST',
  path: '/auth/first-key/options',
  role: 'public',
});

export const logInByFirstKey = defineCall(kinds, {
  name: 'passkeys/log-in-by-first-key',
  method: 'POST',
  path: '/auth/first-key',
  role: 'public',
});

export const resetSecondFactor = defineCall(kinds, {
  name: 'passkeys/reset-second-factor',
  method: 'POST',
  path: '/users/{userId}/reset-second-factor',
  role: 'SuperAdmin',
});
