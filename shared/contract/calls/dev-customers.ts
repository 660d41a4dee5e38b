import { defineCall } from './call.ts';

const kinds = { changes: ['customer', 'fortnox-connection'] } as const;

export const importCustomersFromFortnox = defineCall(kinds, {
  name: 'dev/import-customers-from-fortnox',
  method: 'GET',
  path: '/dev/import-customers-from-fortnox',
  role: 'Developer',
});

export const importCustomersFromFortnoxApprove = defineCall(kinds, {
  name: 'dev/import-customers-from-fortnox-approve',
  method: 'POST',
  path: '/dev/import-customers-from-fortnox-approve',
  role: 'Developer',
});

export const createCustomersInFortnox = defineCall(kinds, {
  name: 'dev/create-customers-in-fortnox',
  method: 'GET',
  path: '/dev/create-customers-in-fortnox',
  role: 'Developer',
});

export const createCustomersInFortnoxApprove = defineCall(kinds, {
  name: 'dev/create-customers-in-fortnox-approve',
  method: 'POST',
  path: '/dev/create-customers-in-fortnox-approve',
  role: 'Developer',
});
