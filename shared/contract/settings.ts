import * as z from 'zod/mini';
import { withoutDefaults } from '../fields/left-out.ts';
import { metaSchema, systemSettingsInputSchema, systemSettingsSchema } from '../schemas/settings.ts';
import { userSettingsSchema } from '../schemas/user.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({
  reads: ['user-settings', 'system-settings', 'system-secrets', 'fortnox-connection'],
  changes: ['user-settings', 'system-settings', 'fortnox-connection'],
});

export const getMeta = defineRoute({
  name: 'settings/get-meta',
  method: 'GET',
  path: '/meta',
  role: 'Staff',
  summary: 'What the client needs to know of the deployment.',
  result: metaSchema,
  rights: ['write-table'],
});

export const getOpenApi = defineRoute({
  name: 'settings/get-open-api',
  method: 'GET',
  path: '/openapi.json',
  role: 'Staff',
  summary: 'This document: every call of the API, as OpenAPI 3.1.',
  result: z.unknown(),
  file: 'application/json',
});

export const getUserSettings = defineRoute({
  name: 'settings/get-user-settings',
  method: 'GET',
  path: '/user-settings',
  role: 'Staff',
  reads: ['user-settings'],
  summary: 'The current user’s display settings.',
  result: userSettingsSchema,
});

export const saveUserSettings = defineRoute({
  name: 'settings/save-user-settings',
  method: 'POST',
  path: '/user-settings',
  role: 'Staff',
  summary: 'Save the current user’s display settings.',
  body: userSettingsSchema,
  result: userSettingsSchema,
});

export const getSystemSettings = defineRoute({
  name: 'settings/get-system-settings',
  method: 'GET',
  path: '/system-settings',
  role: 'SuperAdmin',
  summary: 'The firm’s details and mail addresses, and of its secrets whether they are set.',
  result: systemSettingsSchema,
});

export const saveSystemSettings = defineRoute({
  name: 'settings/save-system-settings',
  method: 'POST',
  path: '/system-settings',
  role: 'SuperAdmin',
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
