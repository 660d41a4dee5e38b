import { defineCall } from './call.ts';

const kinds = {
  reads: ['user-settings', 'system-settings', 'system-secrets', 'fortnox-connection'],
  changes: ['user-settings', 'system-settings', 'fortnox-connection'],
} as const;

export const getMeta = defineCall(kinds, 'GET /meta', { name: 'settings/get-meta', role: 'Staff' });

export const getOpenApi = defineCall(kinds, 'GET /openapi.json', {
  name: 'settings/get-open-api',
  role: 'Staff',
  file: 'application/json',
});

export const getUserSettings = defineCall(kinds, 'GET /user-settings', {
  name: 'settings/get-user-settings',
  role: 'Staff',
  reads: ['user-settings'],
});

export const saveUserSettings = defineCall(kinds, 'POST /user-settings', {
  name: 'settings/save-user-settings',
  role: 'Staff',
});

export const getSystemSettings = defineCall(kinds, 'GET /system-settings', {
  name: 'settings/get-system-settings',
  role: 'SuperAdmin',
});

export const saveSystemSettings = defineCall(kinds, 'POST /system-settings', {
  name: 'settings/save-system-settings',
  role: 'SuperAdmin',
});
