import * as z from 'zod/mini';
import * as calls from './calls/auth.ts';
import { email, requiredText } from '../fields/fields.ts';
import { unfinishedLogInSchema } from '../schemas/passkey.ts';
import { pin, typablePin } from '../schemas/pin.ts';
import { openSessionSchema } from '../schemas/open-session.ts';
import { changedPinSchema, ownPinSchema, sessionSchema } from '../schemas/user.ts';
import { done } from './common.ts';
import { defineRoute } from './route.ts';

export const logIn = defineRoute(calls.logIn, {
  summary:
    'Log in with initials and PIN; answers a bearer token that lasts 12 hours, or a ticket where the role needs a second factor.',
  body: z.object({ initials: requiredText(20), password: typablePin }),
  result: z.union([sessionSchema, unfinishedLogInSchema]),
  errors: ['wrong_login', 'pin_not_allowed', 'too_many_attempts'],
  rights: ['use-secrets'],
});

export const logOut = defineRoute(calls.logOut, {
  summary: 'End the session of the bearer token.',
  result: done,
});

export const listSessions = defineRoute(calls.listSessions, {
  summary: 'The user’s own sessions that are open, latest first.',
  result: z.array(openSessionSchema),
});

export const endSession = defineRoute(calls.endSession, {
  summary: 'End one of the user’s own sessions. One that has ended already is answered alike.',
  params: z.object({ sessionId: z.string().check(z.regex(/^[\w-]{16}$/, 'Välj i listan.')) }),
  result: done,
});

export const endAllSessions = defineRoute(calls.endAllSessions, {
  summary: 'End all sessions of the user, that of the call included.',
  result: done,
});

export const changeOwnPin = defineRoute(calls.changeOwnPin, {
  summary: 'Change one’s own PIN, given the current one; ends the user’s other sessions and answers a new token.',
  body: ownPinSchema,
  result: changedPinSchema,
  keepsAnswer: false,
  errors: ['too_many_attempts'],
});

export const requestReset = defineRoute(calls.requestReset, {
  summary: 'Mail a link for choosing a new PIN. The answer is the same whether or not the address is known.',
  body: z.object({ email }),
  result: done,
  errors: ['too_many_attempts'],
});

export const resetPassword = defineRoute(calls.resetPassword, {
  summary: 'Choose a new PIN with the token of a mailed link; ends the user’s sessions.',
  body: z.object({ resetPasswordToken: requiredText(200), password: pin }),
  result: done,
  errors: ['invalid_reset_link', 'too_many_attempts'],
});

export const checkResetLink = defineRoute(calls.checkResetLink, {
  summary: 'Whether the token of a mailed link is still valid, without using it up.',
  body: z.object({ resetPasswordToken: requiredText(200) }),
  result: done,
  errors: ['invalid_reset_link'],
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
