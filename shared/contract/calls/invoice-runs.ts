import { changedByInvoicing, madeOf } from './kinds-of-invoices.ts';
import { defineCall } from './call.ts';

const kinds = { reads: [...madeOf, 'fortnox-connection'], changes: changedByInvoicing } as const;

export const checkProjects = defineCall(kinds, {
  name: 'invoices/check-projects',
  method: 'POST',
  writes: false,
  path: '/invoices/check-projects',
  role: 'Staff',
});

export const startInvoiceRun = defineCall(kinds, {
  name: 'invoices/start-invoice-run',
  method: 'POST',
  path: '/invoices/runs',
  role: 'Staff',
});

export const continueInvoiceRun = defineCall(kinds, {
  name: 'invoices/continue-invoice-run',
  method: 'POST',
  path: '/invoices/runs/{runId}/continue',
  role: 'Staff',
});

export const getInvoiceRun = defineCall(kinds, {
  name: 'invoices/get-invoice-run',
  method: 'GET',
  path: '/invoices/runs/{runId}',
  role: 'Staff',
  reads: ['invoice'],
});

export const getLatestInvoiceRun = defineCall(kinds, {
  name: 'invoices/get-latest-invoice-run',
  method: 'GET',
  path: '/invoices/latest-run',
  role: 'Staff',
  reads: ['invoice'],
});
