import { changedByInvoicing, madeOf } from './kinds-of-invoices.ts';
import { defineCall } from './call.ts';

const kinds = { reads: [...madeOf, 'fortnox-connection'], changes: changedByInvoicing } as const;

export const previewChoice = defineCall(kinds, {
  name: 'invoices/preview-choice',
  method: 'POST',
  writes: false,
  path: '/invoices/preview-from-project/{projectId}',
  role: 'Staff',
});

export const previewPdfOfChoice = defineCall(kinds, {
  name: 'invoices/preview-pdf-of-choice',
  method: 'POST',
  writes: false,
  path: '/invoices/preview-pdf-from-project/{projectId}',
  role: 'Staff',
  file: 'application/pdf',
});

export const getRemarksOfChoice = defineCall(kinds, {
  name: 'invoices/get-remarks-of-choice',
  method: 'POST',
  writes: false,
  path: '/invoices/remarks-from-project/{projectId}',
  role: 'Staff',
});

export const createFromChoice = defineCall(kinds, {
  name: 'invoices/create-from-choice',
  method: 'POST',
  path: '/invoices/create-from-project/{projectId}',
  role: 'Staff',
});
