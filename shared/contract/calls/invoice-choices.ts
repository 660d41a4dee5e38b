import { changedByInvoicing, madeOf } from './kinds-of-invoices.ts';
import { defineCall } from './call.ts';

const kinds = { reads: [...madeOf, 'fortnox-connection'], changes: changedByInvoicing } as const;

export const previewChoice = defineCall(kinds, 'POST /invoices/preview-from-project/{projectId}', {
  name: 'invoices/preview-choice',
  writes: false,
  role: 'Staff',
});

export const previewPdfOfChoice = defineCall(kinds, 'POST /invoices/preview-pdf-from-project/{projectId}', {
  name: 'invoices/preview-pdf-of-choice',
  writes: false,
  role: 'Staff',
  file: 'application/pdf',
});

export const getRemarksOfChoice = defineCall(kinds, 'POST /invoices/remarks-from-project/{projectId}', {
  name: 'invoices/get-remarks-of-choice',
  writes: false,
  role: 'Staff',
});

export const createFromChoice = defineCall(kinds, 'POST /invoices/create-from-project/{projectId}', {
  name: 'invoices/create-from-choice',
  role: 'Staff',
});
