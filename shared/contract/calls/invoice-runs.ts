import { changedByInvoicing, madeOf } from './kinds-of-invoices.ts';
import { defineCall } from './call.ts';

const kinds = { reads: [...madeOf, 'fortnox-connection'], changes: changedByInvoicing } as const;

export const checkProjects = defineCall(kinds, 'POST /invoices/check-projects', {
  name: 'invoices/check-projects',
  writes: false,
  role: 'Staff',
});

export const startInvoiceRun = defineCall(kinds, 'POST /invoices/runs', {
  name: 'invoices/start-invoice-run',
  role: 'Staff',
});

export const continueInvoiceRun = defineCall(kinds, 'POST /invoices/runs/{runId}/continue', {
  name: 'invoices/continue-invoice-run',
  role: 'Staff',
});

export const getInvoiceRun = defineCall(kinds, 'GET /invoices/runs/{runId}', {
  name: 'invoices/get-invoice-run',
  role: 'Staff',
  reads: ['invoice'],
});

export const getLatestInvoiceRun = defineCall(kinds, 'GET /invoices/latest-run', {
  name: 'invoices/get-latest-invoice-run',
  role: 'Staff',
  reads: ['invoice'],
});
