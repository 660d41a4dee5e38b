import { defineCall } from './call.ts';

const kinds = { reads: ['invoice', 'fortnox-difference', 'fortnox-connection'] } as const;

export const listAttention = defineCall(kinds, {
  name: 'invoices/list-attention',
  method: 'GET',
  path: '/invoices/attention',
  role: 'Staff',
});
