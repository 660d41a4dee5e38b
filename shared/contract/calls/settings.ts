import { defineCall } from './call.ts';

const kinds = {
  reads: ['user-settings', 'system-settings', 'system-secrets', 'fortnox-connection'],
  changes: ['user-settings', 'system-settings', 'fortnox-connection'],
} as const;

export const getMeta = defineCall(kinds, {
  name: 'settings/get-meta',
  method: 'GET',
  path: '/meta',
  role: 'Staff',
});

export const getOpenApi = defineCall(kinds, {
  name: 'settings/get-open-api',
  method: 'GET',
  path: '/openapi.json',
  role: 'Staff',
  file: 'application/json',
});

export const getUserSettings = defineCall(kinds, {
  name: 'settings/get-user-settings',
  method: 'GET',
  path: '/user-settings',
  role: 'Staff',
  reads: ['user-settings'],
});

export const saveUserSettings = defineCall(kinds, {
  name: 'settings/save-user-settings',
  method: 'POST',
  path: '/user-settings',
  role: 'Staff',
});

export const getSystemSettings = defineCall(kinds, {
  name: 'settings/get-system-settings',
  method: 'GET',
  path: '/system-settings',
  role: 'SuperAdmin',
});

export const saveSystemSettings = defineCall(kinds, {
  name: 'settings/save-system-settings',
  method: 'POST',
  path: '/system-settings',
  role: 'SuperAdmin',
});
