import * as z from 'zod/mini';
import { email, requiredText } from '../fields/fields.ts';
import { unfinishedLogInSchema } from '../schemas/passkey.ts';
import { pin, typablePin } from '../schemas/pin.ts';
import { openSessionSchema } from '../schemas/open-session.ts';
import { changedPinSchema, ownPinSchema, sessionSchema } from '../schemas/user.ts';
import { done } from './common.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({ changes: ['user'] });

export const logIn = defineRoute({
  name: 'auth/log-in',
  method: 'POST',
  path: '/auth',
  role: 'public',
  summary:
    'Log in with initials and PIN; answers a bearer token that lasts 12 hours, or a ticket where the role needs a second factor.',
  body: z.object({ initials: requiredText(20), password: typablePin }),
  result: z.union([sessionSchema, unfinishedLogInSchema]),
  errors: ['wrong_login', 'pin_not_allowed', 'too_many_attempts'],
  rights: ['use-secrets'],
});

export const logOut = defineRoute({
  name: 'auth/log-out',
  method: 'POST',
  path: '/auth/log-out',
  role: 'Staff',
  summary: 'End the session of the bearer token.',
  result: done,
});

export const listSessions = defineRoute({
  name: 'auth/list-sessions',
  method: 'GET',
  path: '/auth/sessions',
  role: 'Staff',
  summary: 'The user’s own sessions that are open, latest first.',
  reads: ['user'],
  result: z.array(openSessionSchema),
});

export const endSession = defineRoute({
  name: 'auth/end-session',
  method: 'DELETE',
  path: '/auth/sessions/{sessionId}',
  role: 'Staff',
  summary: 'End one of the user’s own sessions. One that has ended already is answered alike.',
  params: z.object({ sessionId: z.string().check(z.regex(/^[\w-]{16}$/, 'Välj i listan.')) }),
  result: done,
});

export const endAllSessions = defineRoute({
  name: 'auth/end-all-sessions',
  method: 'POST',
  path: '/auth/sessions/end-all',
  role: 'Staff',
  summary: 'End all sessions of the user, that of the call included.',
  result: done,
});

export const changeOwnPin = defineRoute({
  name: 'auth/change-own-pin',
  method: 'PUT',
  path: '/auth/pin',
  role: 'Staff',
  summary: 'Change one’s own PIN, given the current one; ends the user’s other sessions and answers a new token.',
  body: ownPinSchema,
  result: changedPinSchema,
  keepsAnswer: false,
  errors: ['too_many_attempts'],
});

export const requestReset = defineRoute({
  name: 'auth/request-reset',
  method: 'POST',
  path: '/generate-reset-password-token',
  role: 'public',
  summary: 'Mail a link for choosing a new PIN. The answer is the same whether or not the address is known.',
  body: z.object({ email }),
  result: done,
  errors: ['too_many_attempts'],
});

export const resetPassword = defineRoute({
  name: 'auth/reset-password',
  method: 'POST',
  path: '/reset-password',
  role: 'public',
  summary: 'Choose a new PIN with the token of a mailed link; ends the user’s sessions.',
  body: z.object({ resetPasswordToken: requiredText(200), password: pin }),
  result: done,
  errors: ['invalid_reset_link', 'too_many_attempts'],
});

export const checkResetLink = defineRoute({
  name: 'auth/check-reset-link',
  method: 'POST',
  path: '/check-reset-link',
  role: 'public',
  summary: 'Tell whether the token of a mailed link still holds, without using it up.',
  body: z.object({ resetPasswordToken: requiredText(200) }),
  result: done,
  errors: ['invalid_reset_link'],
  writes: false,
});

export const authRoutes = [
  logIn,
  logOut,
  listSessions,
  endSession,
  endAllSessions,
  changeOwnPin,
  requestReset,
  resetPassword,
  checkResetLink,
];
