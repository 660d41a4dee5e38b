import { changedByInvoicing, madeOf } from './kinds-of-invoices.ts';
import { defineCall } from './call.ts';

const kinds = {
  reads: [...madeOf, 'tag', 'fortnox-connection', 'fortnox-difference'],
  changes: changedByInvoicing,
} as const;

export const listInvoices = defineCall(kinds, {
  name: 'invoices/list-invoices',
  method: 'GET',
  path: '/invoices',
  role: 'Staff',
});

export const listInvoiceableProjects = defineCall(kinds, {
  name: 'invoices/list-invoiceable-projects',
  method: 'GET',
  path: '/invoices/get-invoiceable-projects',
  role: 'Staff',
});

export const createPreviewFromProject = defineCall(kinds, {
  name: 'invoices/create-preview-from-project',
  method: 'GET',
  path: '/invoices/create-preview-from-project/{projectId}',
  role: 'Staff',
});

export const createPreviewPdfFromProject = defineCall(kinds, {
  name: 'invoices/create-preview-pdf-from-project',
  method: 'GET',
  path: '/invoices/create-preview-pdf-from-project/{projectId}',
  role: 'Staff',
  file: 'application/pdf',
});

export const getInvoiceRemarks = defineCall(kinds, {
  name: 'invoices/get-invoice-remarks',
  method: 'GET',
  path: '/invoices/remarks-from-project/{projectId}',
  role: 'Staff',
});

export const getWorkOrdersToInvoice = defineCall(kinds, {
  name: 'invoices/get-work-orders-to-invoice',
  method: 'GET',
  path: '/invoices/work-orders-from-project/{projectId}',
  role: 'Staff',
});

export const createFromProject = defineCall(kinds, {
  name: 'invoices/create-from-project',
  method: 'GET',
  writes: true,
  path: '/invoices/create-from-project/{projectId}',
  role: 'Staff',
});

export const createCreditInvoicePreview = defineCall(kinds, {
  name: 'invoices/create-credit-invoice-preview',
  method: 'GET',
  path: '/invoices/create-credit-invoice-preview/{invoiceId}',
  role: 'Staff',
});

export const createCreditInvoice = defineCall(kinds, {
  name: 'invoices/create-credit-invoice',
  method: 'GET',
  writes: true,
  path: '/invoices/create-credit-invoice/{invoiceId}',
  role: 'Staff',
});

export const recreateInvoicePdf = defineCall(kinds, {
  name: 'invoices/recreate-invoice-pdf',
  method: 'GET',
  writes: true,
  path: '/invoices/recreate-invoice-pdf/{invoiceId}',
  role: 'Staff',
});

export const getNumberSeries = defineCall(kinds, {
  name: 'invoices/get-number-series',
  method: 'GET',
  path: '/invoices/number-series',
  role: 'SuperAdmin',
});

export const getInvoice = defineCall(kinds, {
  name: 'invoices/get-invoice',
  method: 'GET',
  path: '/invoices/{invoiceId}',
  role: 'Staff',
});

export const getInvoicedWorkOrders = defineCall(kinds, {
  name: 'invoices/get-invoiced-work-orders',
  method: 'GET',
  path: '/invoices/{invoiceId}/work-orders',
  role: 'Staff',
});

export const downloadInvoice = defineCall(kinds, {
  name: 'invoices/download-invoice',
  method: 'POST',
  writes: false,
  path: '/invoices/download/{invoiceId}',
  role: 'Staff',
  file: 'application/pdf',
});

export const downloadEInvoice = defineCall(kinds, {
  name: 'invoices/download-e-invoice',
  method: 'POST',
  writes: false,
  path: '/invoices/download-e-invoice/{invoiceId}',
  role: 'Staff',
  file: 'application/xml',
});

export const retryFollowUp = defineCall(kinds, {
  name: 'invoices/retry-follow-up',
  method: 'POST',
  path: '/invoices/{invoiceId}/follow-ups/{followUpId}/retry',
  role: 'Staff',
});

export const settleMailTrouble = defineCall(kinds, {
  name: 'invoices/settle-mail-trouble',
  method: 'POST',
  path: '/invoices/{invoiceId}/follow-ups/{followUpId}/settle',
  role: 'Staff',
});

export const updateInAccounting = defineCall(kinds, {
  name: 'invoices/update-in-accounting',
  method: 'POST',
  path: '/invoices/{invoiceId}/update-in-accounting',
  role: 'Staff',
});

export const settleCredit = defineCall(kinds, {
  name: 'invoices/settle-credit',
  method: 'POST',
  path: '/invoices/{invoiceId}/settle-credit',
  role: 'Staff',
});

export const mailInvoiceAgain = defineCall(kinds, {
  name: 'invoices/mail-invoice-again',
  method: 'POST',
  path: '/invoices/{invoiceId}/mail',
  role: 'Staff',
});

export const sendEInvoiceAgain = defineCall(kinds, {
  name: 'invoices/send-e-invoice-again',
  method: 'POST',
  path: '/invoices/{invoiceId}/e-invoice',
  role: 'Staff',
});
