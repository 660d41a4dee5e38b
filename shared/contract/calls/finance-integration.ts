import { defineCall } from './call.ts';

const kinds = { changes: ['fortnox-connection', 'fortnox-difference', 'system-secrets'] } as const;

export const setFortnoxActivationCode = defineCall(
  kinds,
  'GET /finance-integration/set-fortnox-activation-code/{code}',
  {
    name: 'finance-integration/set-fortnox-activation-code',
    writes: true,
    role: 'public',
  },
);

export const disconnectFortnox = defineCall(kinds, 'POST /finance-integration/disconnect', {
  name: 'finance-integration/disconnect-fortnox',
  role: 'SuperAdmin',
});

export const proposeFirstInvoiceNumber = defineCall(kinds, 'GET /finance-integration/propose-first-invoice-number', {
  name: 'finance-integration/propose-first-invoice-number',
  role: 'SuperAdmin',
});

export const listConnectionLog = defineCall(kinds, 'GET /finance-integration/connection-log', {
  name: 'finance-integration/list-connection-log',
  role: 'SuperAdmin',
});

export const cleanConnectionLog = defineCall(kinds, 'GET /finance-integration/connection-log/cleanup', {
  name: 'finance-integration/clean-connection-log',
  writes: true,
  role: 'SuperAdmin',
});

export const getFortnoxCustomers = defineCall(kinds, 'GET /finance-integration/get-customers', {
  name: 'finance-integration/get-fortnox-customers',
  role: 'SuperAdmin',
});

export const getFortnoxCustomer = defineCall(kinds, 'GET /finance-integration/get-customers/{customerNumber}', {
  name: 'finance-integration/get-fortnox-customer',
  role: 'SuperAdmin',
});

export const matchFortnoxCustomers = defineCall(kinds, 'GET /finance-integration/match-customers', {
  name: 'finance-integration/match-customers',
  role: 'SuperAdmin',
});

export const createFortnoxCustomers = defineCall(kinds, 'POST /finance-integration/create-fortnox-customers', {
  name: 'finance-integration/create-fortnox-customers',
  role: 'SuperAdmin',
  changes: ['customer', 'fortnox-connection'],
});

export const removeInvalidLinks = defineCall(kinds, 'POST /finance-integration/remove-invalid-links', {
  name: 'finance-integration/remove-invalid-links',
  role: 'SuperAdmin',
  changes: ['customer', 'fortnox-connection'],
});

export const getReconciliation = defineCall(kinds, 'GET /finance-integration/reconciliation', {
  name: 'finance-integration/get-reconciliation',
  role: 'SuperAdmin',
  changes: ['fortnox-difference'],
});

export const tickOffDifference = defineCall(kinds, 'POST /finance-integration/differences/{differenceId}/tick-off', {
  name: 'finance-integration/tick-off-difference',
  role: 'SuperAdmin',
});

export const cancelInvoice = defineCall(kinds, 'POST /finance-integration/differences/{differenceId}/cancel-invoice', {
  name: 'finance-integration/cancel-invoice',
  role: 'SuperAdmin',
  changes: ['fortnox-difference', 'invoice', 'work-order', 'project-log'],
});

export const listTickedOffDifferences = defineCall(kinds, 'GET /finance-integration/differences/ticked-off', {
  name: 'finance-integration/list-ticked-off-differences',
  role: 'SuperAdmin',
  reads: ['fortnox-difference', 'user'],
});
