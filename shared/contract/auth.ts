import * as z from 'zod/mini';
import { email, requiredText } from '../fields/fields.ts';
import { pin, typablePin } from '../schemas/pin.ts';
import { ownPinSchema, sessionSchema } from '../schemas/user.ts';
import { done } from './common.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({ changes: ['user'] });

export const logIn = defineRoute({
  name: 'auth/log-in',
  method: 'POST',
  path: '/auth',
  role: 'public',
  summary: 'Log in with initials and PIN; answers a bearer token that lasts 12 hours.',
  body: z.object({ initials: requiredText(20), password: typablePin }),
  result: sessionSchema,
  errors: ['wrong_login', 'too_many_attempts'],
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

export const changeOwnPin = defineRoute({
  name: 'auth/change-own-pin',
  method: 'PUT',
  path: '/auth/pin',
  role: 'Staff',
  summary: 'Change one’s own PIN, given the current one; ends the user’s other sessions.',
  body: ownPinSchema,
  result: done,
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

export const authRoutes = [logIn, logOut, changeOwnPin, requestReset, resetPassword, checkResetLink];
