import { changedByInvoicing } from './kinds-of-invoices.ts';
import { defineCall } from './call.ts';

const kinds = { reads: ['invoice', 'system-settings'], changes: changedByInvoicing } as const;

export const getStanding = defineCall(kinds, {
  name: 'invoices/get-standing',
  method: 'GET',
  path: '/invoices/{invoiceId}/standing',
  role: 'Staff',
});

export const createPartCreditPreview = defineCall(kinds, {
  name: 'invoices/create-part-credit-preview',
  method: 'POST',
  writes: false,
  path: '/invoices/{invoiceId}/part-credit-preview',
  role: 'Staff',
});

export const createPartCredit = defineCall(kinds, {
  name: 'invoices/create-part-credit',
  method: 'POST',
  path: '/invoices/{invoiceId}/part-credit',
  role: 'Staff',
});
