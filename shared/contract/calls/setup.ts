import { defineCall } from './call.ts';

const kinds = {
  reads: ['system-settings', 'fortnox-connection', 'invoice', 'product', 'price-list-default', 'user', 'customer'],
} as const;

export const getSetup = defineCall(kinds, 'GET /setup', { name: 'setup/get-setup', role: 'SuperAdmin' });
