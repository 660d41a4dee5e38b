import { changedByInvoicing, madeOf } from './kinds-of-invoices.ts';
import { defineCall } from './call.ts';

const kinds = { reads: [...madeOf, 'fortnox-connection'], changes: changedByInvoicing } as const;

export const keepByHand = defineCall(kinds, {
  name: 'invoices/keep-by-hand',
  method: 'POST',
  path: '/invoices/by-hand',
  role: 'Staff',
});

export const restoreByHand = defineCall(kinds, {
  name: 'invoices/restore-by-hand',
  method: 'POST',
  path: '/invoices/by-hand/restore',
  role: 'Staff',
});

export const getFirstNumber = defineCall(kinds, {
  name: 'invoices/get-first-number',
  method: 'GET',
  path: '/invoices/first-number',
  role: 'Staff',
  reads: ['invoice', 'system-settings'],
});
