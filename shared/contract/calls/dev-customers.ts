import { defineCall } from './call.ts';

const kinds = { changes: ['customer', 'fortnox-connection'] } as const;

export const importCustomersFromFortnox = defineCall(kinds, 'GET /dev/import-customers-from-fortnox', {
  name: 'dev/import-customers-from-fortnox',
  role: 'Developer',
});

export const importCustomersFromFortnoxApprove = defineCall(kinds, 'POST /dev/import-customers-from-fortnox-approve', {
  name: 'dev/import-customers-from-fortnox-approve',
  role: 'Developer',
});

export const createCustomersInFortnox = defineCall(kinds, 'GET /dev/create-customers-in-fortnox', {
  name: 'dev/create-customers-in-fortnox',
  role: 'Developer',
});

export const createCustomersInFortnoxApprove = defineCall(kinds, 'POST /dev/create-customers-in-fortnox-approve', {
  name: 'dev/create-customers-in-fortnox-approve',
  role: 'Developer',
});
