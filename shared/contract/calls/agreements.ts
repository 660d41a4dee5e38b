import { changedByInvoicing, madeOf } from './kinds-of-invoices.ts';
import { defineCall } from './call.ts';

const kinds = { reads: madeOf, changes: ['agreement'] } as const;

export const getAgreement = defineCall(kinds, {
  name: 'agreements/get-agreement',
  method: 'GET',
  path: '/agreements/{projectId}',
  role: 'Staff',
});

export const saveAgreement = defineCall(kinds, {
  name: 'agreements/save-agreement',
  method: 'POST',
  path: '/agreements/{projectId}',
  role: 'Staff',
  changes: ['agreement', 'project'],
});

export const previewAgreedInvoice = defineCall(kinds, {
  name: 'agreements/preview-agreed-invoice',
  method: 'POST',
  writes: false,
  path: '/agreements/{projectId}/preview',
  role: 'Staff',
});

export const createAgreedInvoice = defineCall(kinds, {
  name: 'agreements/create-agreed-invoice',
  method: 'POST',
  path: '/agreements/{projectId}/invoices',
  role: 'Staff',
  changes: changedByInvoicing,
});
