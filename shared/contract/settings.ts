import * as z from 'zod/mini';
import * as calls from './calls/settings.ts';
import { withoutDefaults } from '../fields/shape-of.ts';
import { metaSchema, systemSettingsInputSchema, systemSettingsSchema } from '../schemas/settings.ts';
import { userSettingsSchema } from '../schemas/user.ts';
import { defineRoute } from './route.ts';

export const getMeta = defineRoute(calls.getMeta, {
  summary: 'What the client needs to know of the deployment.',
  result: metaSchema,
  rights: ['write-table'],
});

export const getOpenApi = defineRoute(calls.getOpenApi, {
  summary: 'This document: every call of the API, as OpenAPI 3.1.',
  result: z.unknown(),
});

export const getUserSettings = defineRoute(calls.getUserSettings, {
  summary: 'The current user’s display settings.',
  result: userSettingsSchema,
});

export const saveUserSettings = defineRoute(calls.saveUserSettings, {
  summary: 'Save the current user’s display settings.',
  body: userSettingsSchema,
  result: userSettingsSchema,
});

export const getSystemSettings = defineRoute(calls.getSystemSettings, {
  summary: 'The firm’s details and mail addresses, and of its secrets whether they are set.',
  result: systemSettingsSchema,
});

export const saveSystemSettings = defineRoute(calls.saveSystemSettings, {
  summary: 'Save the firm’s details, mail addresses and secrets. What is left out is kept; null removes a secret.',
  body: z.extend(withoutDefaults(systemSettingsInputSchema), { version: z.int() }),
  result: systemSettingsSchema,
  errors: ['stale_version'],
  rights: ['use-secrets'],
});

export const settingsRoutes = [
  getMeta,
  getOpenApi,
  getUserSettings,
  saveUserSettings,
  getSystemSettings,
  saveSystemSettings,
];
