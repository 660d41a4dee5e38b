import { defineCall } from './call.ts';

const kinds = {
  reads: [
    'work-order',
    'project',
    'agreement',
    'invoice',
    'customer',
    'address',
    'user',
    'staff-time-log',
    'price-list-default',
    'price-list-customer',
    'price-list-project',
    'system-settings',
  ],
} as const;

export const getMyDay = defineCall(kinds, 'GET /my-day', { name: 'my-day/get-my-day', role: 'Staff' });
