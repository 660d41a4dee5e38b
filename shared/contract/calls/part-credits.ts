import { changedByInvoicing } from './kinds-of-invoices.ts';
import { defineCall } from './call.ts';

const kinds = { reads: ['invoice', 'system-settings'], changes: changedByInvoicing } as const;

export const getStanding = defineCall(kinds, 'GET /invoices/{invoiceId}/standing', {
  name: 'invoices/get-standing',
  role: 'Staff',
});

export const createPartCreditPreview = defineCall(kinds, 'POST /invoices/{invoiceId}/part-credit-preview', {
  name: 'invoices/create-part-credit-preview',
  writes: false,
  role: 'Staff',
});

export const createPartCredit = defineCall(kinds, 'POST /invoices/{invoiceId}/part-credit', {
  name: 'invoices/create-part-credit',
  role: 'Staff',
});
