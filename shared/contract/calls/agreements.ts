import { changedByInvoicing, madeOf } from './kinds-of-invoices.ts';
import { defineCall } from './call.ts';

const kinds = { reads: madeOf, changes: ['agreement'] } as const;

export const getAgreement = defineCall(kinds, 'GET /agreements/{projectId}', {
  name: 'agreements/get-agreement',
  role: 'Staff',
});

export const saveAgreement = defineCall(kinds, 'POST /agreements/{projectId}', {
  name: 'agreements/save-agreement',
  role: 'Staff',
  changes: ['agreement', 'project'],
});

export const previewAgreedInvoice = defineCall(kinds, 'POST /agreements/{projectId}/preview', {
  name: 'agreements/preview-agreed-invoice',
  writes: false,
  role: 'Staff',
});

export const createAgreedInvoice = defineCall(kinds, 'POST /agreements/{projectId}/invoices', {
  name: 'agreements/create-agreed-invoice',
  role: 'Staff',
  changes: changedByInvoicing,
});
