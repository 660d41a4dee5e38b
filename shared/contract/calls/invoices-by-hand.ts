import { changedByInvoicing, madeOf } from './kinds-of-invoices.ts';
import { defineCall } from './call.ts';

const kinds = { reads: [...madeOf, 'fortnox-connection'], changes: changedByInvoicing } as const;

export const keepByHand = defineCall(kinds, 'POST /invoices/by-hand', { name: 'invoices/keep-by-hand', role: 'Staff' });

export const restoreByHand = defineCall(kinds, 'POST /invoices/by-hand/restore', {
  name: 'invoices/restore-by-hand',
  role: 'Staff',
});

export const getFirstNumber = defineCall(kinds, 'GET /invoices/first-number', {
  name: 'invoices/get-first-number',
  role: 'Staff',
  reads: ['invoice', 'system-settings'],
});
