import { defineCall } from './call.ts';

/** Apart from the other calls of its feature, since every page makes it. */
export const testConnection = defineCall(
  { reads: ['fortnox-connection'] },
  'GET /finance-integration/test-connection',
  {
    name: 'finance-integration/test-connection',
    role: 'Staff',
  },
);
