import { defineCall } from './call.ts';

const kinds = { changes: ['user'] } as const;

export const logIn = defineCall(kinds, 'POST /auth', { name: 'auth/log-in', role: 'public' });

export const logOut = defineCall(kinds, 'POST /auth/log-out', { name: 'auth/log-out', role: 'Staff' });

export const listSessions = defineCall(kinds, 'GET /auth/sessions', {
  name: 'auth/list-sessions',
  role: 'Staff',
  reads: ['user'],
});

export const endSession = defineCall(kinds, 'DELETE /auth/sessions/{sessionId}', {
  name: 'auth/end-session',
  role: 'Staff',
});

export const endAllSessions = defineCall(kinds, 'POST /auth/sessions/end-all', {
  name: 'auth/end-all-sessions',
  role: 'Staff',
});

export const changeOwnPin = defineCall(kinds, 'PUT /auth/pin', { name: 'auth/change-own-pin', role: 'Staff' });

export const requestReset = defineCall(kinds, 'POST /generate-reset-password-token', {
  name: 'auth/request-reset',
  role: 'public',
});

export const resetPassword = defineCall(kinds, 'POST /reset-password', { name: 'auth/reset-password', role: 'public' });

export const checkResetLink = defineCall(kinds, 'POST /check-reset-link', {
  name: 'auth/check-reset-link',
  role: 'public',
  writes: false,
});
