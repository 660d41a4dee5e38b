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

export const getMyDay = defineCall(kinds, {
  name: 'my-day/get-my-day',
  method: 'GET',
  path: '/my-day',
  role: 'Staff',
});
