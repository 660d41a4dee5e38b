import { defineCall } from './call.ts';

const kinds = { changes: ['fortnox-connection', 'fortnox-difference', 'system-secrets'] } as const;

export const setFortnoxActivationCode = defineCall(kinds, {
  name: 'finance-integration/set-fortnox-activation-code',
  method: 'GET',
  writes: true,
  path: '/finance-integration/set-fortnox-activation-code/{code}',
  role: 'public',
});

export const disconnectFortnox = defineCall(kinds, {
  name: 'finance-integration/disconnect-fortnox',
  method: 'POST',
  path: '/finance-integration/disconnect',
  role: 'SuperAdmin',
});

export const proposeFirstInvoiceNumber = defineCall(kinds, {
  name: 'finance-integration/propose-first-invoice-number',
  method: 'GET',
  path: '/finance-integration/propose-first-invoice-number',
  role: 'SuperAdmin',
});

export const listConnectionLog = defineCall(kinds, {
  name: 'finance-integration/list-connection-log',
  method: 'GET',
  path: '/finance-integration/connection-log',
  role: 'SuperAdmin',
});

export const cleanConnectionLog = defineCall(kinds, {
  name: 'finance-integration/clean-connection-log',
  method: 'GET',
  writes: true,
  path: '/finance-integration/connection-log/cleanup',
  role: 'SuperAdmin',
});

export const getFortnoxCustomers = defineCall(kinds, {
  name: 'finance-integration/get-fortnox-customers',
  method: 'GET',
  path: '/finance-integration/get-customers',
  role: 'SuperAdmin',
});

export const getFortnoxCustomer = defineCall(kinds, {
  name: 'finance-integration/get-fortnox-customer',
  method: 'GET',
  path: '/finance-integration/get-customers/{customerNumber}',
  role: 'SuperAdmin',
});

export const matchFortnoxCustomers = defineCall(kinds, {
  name: 'finance-integration/match-customers',
  method: 'GET',
  path: '/finance-integration/match-customers',
  role: 'SuperAdmin',
});

export const createFortnoxCustomers = defineCall(kinds, {
  name: 'finance-integration/create-fortnox-customers',
  method: 'POST',
  path: '/finance-integration/create-fortnox-customers',
  role: 'SuperAdmin',
  changes: ['customer', 'fortnox-connection'],
});

export const removeInvalidLinks = defineCall(kinds, {
  name: 'finance-integration/remove-invalid-links',
  method: 'POST',
  path: '/finance-integration/remove-invalid-links',
  role: 'SuperAdmin',
  changes: ['customer', 'fortnox-connection'],
});

export const getReconciliation = defineCall(kinds, {
  name: 'finance-integration/get-reconciliation',
  method: 'GET',
  path: '/finance-integration/reconciliation',
  role: 'SuperAdmin',
  changes: ['fortnox-difference'],
});

export const tickOffDifference = defineCall(kinds, {
  name: 'finance-integration/tick-off-difference',
  method: 'POST',
  path: '/finance-integration/differences/{differenceId}/tick-off',
  role: 'SuperAdmin',
});

export const cancelInvoice = defineCall(kinds, {
  name: 'finance-integration/cancel-invoice',
  method: 'POST',
  path: '/finance-integration/differences/{differenceId}/cancel-invoice',
  role: 'SuperAdmin',
  changes: ['fortnox-difference', 'invoice', 'work-order', 'project-log'],
});

export const listTickedOffDifferences = defineCall(kinds, {
  name: 'finance-integration/list-ticked-off-differences',
  method: 'GET',
  path: '/finance-integration/differences/ticked-off',
  role: 'SuperAdmin',
  reads: ['fortnox-difference', 'user'],
});
