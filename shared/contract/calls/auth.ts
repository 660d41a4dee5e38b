import { defineCall } from './call.ts';

const kinds = { changes: ['user'] } as const;

export const logIn = defineCall(kinds, {
  name: 'auth/log-in',
  method: 'POST',
  path: '/auth',
  role: 'public',
});

export const logOut = defineCall(kinds, {
  name: 'auth/log-out',
  method: 'POST',
  path: '/auth/log-out',
  role: 'Staff',
});

export const listSessions = defineCall(kinds, {
  name: 'auth/list-sessions',
  method: 'GET',
  path: '/auth/sessions',
  role: 'Staff',
  reads: ['user'],
});

export const endSession = defineCall(kinds, {
  name: 'auth/end-session',
  method: 'DELETE',
  path: '/auth/sessions/{sessionId}',
  role: 'Staff',
});

export const endAllSessions = defineCall(kinds, {
  name: 'auth/end-all-sessions',
  method: 'POST',
  path: '/auth/sessions/end-all',
  role: 'Staff',
});

export const changeOwnPin = defineCall(kinds, {
  name: 'auth/change-own-pin',
  method: 'PUT',
  path: '/auth/pin',
  role: 'Staff',
});

export const requestReset = defineCall(kinds, {
  name: 'auth/request-reset',
  method: 'POST',
  path: '/generate-reset-password-token',
  role: 'public',
});

export const resetPassword = defineCall(kinds, {
  name: 'auth/reset-password',
  method: 'POST',
  path: '/reset-password',
  role: 'public',
});

export const checkResetLink = defineCall(kinds, {
  name: 'auth/check-reset-link',
  method: 'POST',
  path: '/check-reset-link',
  role: 'public',
  writes: false,
});
