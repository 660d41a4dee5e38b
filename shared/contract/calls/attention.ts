import { defineCall } from './call.ts';

const kinds = { reads: ['invoice', 'fortnox-difference', 'fortnox-connection'] } as const;

export const listAttention = defineCall(kinds, 'GET /invoices/attention', {
  name: 'invoices/list-attention',
  role: 'Staff',
});
