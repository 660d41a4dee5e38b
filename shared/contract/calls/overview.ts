import { defineCall } from './call.ts';

const kinds = {
  reads: [
    'invoice',
    'work-order',
    'project',
    'customer',
    'user',
    'product',
    'price-list-default',
    'price-list-customer',
    'price-list-project',
    'system-settings',
  ],
} as const;

export const getOverview = defineCall(kinds, 'GET /overview', { name: 'overview/get-overview', role: 'SuperAdmin' });
