import { changedByInvoicing, madeOf } from './kinds-of-invoices.ts';
import { defineCall } from './call.ts';

const kinds = {
  reads: [...madeOf, 'tag', 'fortnox-connection', 'fortnox-difference'],
  changes: changedByInvoicing,
} as const;

export const listInvoices = defineCall(kinds, 'GET /invoices', { name: 'invoices/list-invoices', role: 'Staff' });

export const listInvoiceableProjects = defineCall(kinds, 'GET /invoices/get-invoiceable-projects', {
  name: 'invoices/list-invoiceable-projects',
  role: 'Staff',
});

export const createPreviewFromProject = defineCall(kinds, 'GET /invoices/create-preview-from-project/{projectId}', {
  name: 'invoices/create-preview-from-project',
  role: 'Staff',
});

export const createPreviewPdfFromProject = defineCall(
  kinds,
  'GET /invoices/create-preview-pdf-from-project/{projectId}',
  {
    name: 'invoices/create-preview-pdf-from-project',
    role: 'Staff',
    file: 'application/pdf',
  },
);

export const getInvoiceRemarks = defineCall(kinds, 'GET /invoices/remarks-from-project/{projectId}', {
  name: 'invoices/get-invoice-remarks',
  role: 'Staff',
});

export const getWorkOrdersToInvoice = defineCall(kinds, 'GET /invoices/work-orders-from-project/{projectId}', {
  name: 'invoices/get-work-orders-to-invoice',
  role: 'Staff',
});

export const createFromProject = defineCall(kinds, 'GET /invoices/create-from-project/{projectId}', {
  name: 'invoices/create-from-project',
  writes: true,
  role: 'Staff',
});

export const createCreditInvoicePreview = defineCall(kinds, 'GET /invoices/create-credit-invoice-preview/{invoiceId}', {
  name: 'invoices/create-credit-invoice-preview',
  role: 'Staff',
});

export const createCreditInvoice = defineCall(kinds, 'GET /invoices/create-credit-invoice/{invoiceId}', {
  name: 'invoices/create-credit-invoice',
  writes: true,
  role: 'Staff',
});

export const recreateInvoicePdf = defineCall(kinds, 'GET /invoices/recreate-invoice-pdf/{invoiceId}', {
  name: 'invoices/recreate-invoice-pdf',
  writes: true,
  role: 'Staff',
});

export const getNumberSeries = defineCall(kinds, 'GET /invoices/number-series', {
  name: 'invoices/get-number-series',
  role: 'SuperAdmin',
});

export const getInvoice = defineCall(kinds, 'GET /invoices/{invoiceId}', {
  name: 'invoices/get-invoice',
  role: 'Staff',
});

export const getInvoicedWorkOrders = defineCall(kinds, 'GET /invoices/{invoiceId}/work-orders', {
  name: 'invoices/get-invoiced-work-orders',
  role: 'Staff',
});

export const downloadInvoice = defineCall(kinds, 'POST /invoices/download/{invoiceId}', {
  name: 'invoices/download-invoice',
  writes: false,
  role: 'Staff',
  file: 'application/pdf',
});

export const downloadEInvoice = defineCall(kinds, 'POST /invoices/download-e-invoice/{invoiceId}', {
  name: 'invoices/download-e-invoice',
  writes: false,
  role: 'Staff',
  file: 'application/xml',
});

export const retryFollowUp = defineCall(kinds, 'POST /invoices/{invoiceId}/follow-ups/{followUpId}/retry', {
  name: 'invoices/retry-follow-up',
  role: 'Staff',
});

export const settleMailTrouble = defineCall(kinds, 'POST /invoices/{invoiceId}/follow-ups/{followUpId}/settle', {
  name: 'invoices/settle-mail-trouble',
  role: 'Staff',
});

export const updateInAccounting = defineCall(kinds, 'POST /invoices/{invoiceId}/update-in-accounting', {
  name: 'invoices/update-in-accounting',
  role: 'Staff',
});

export const settleCredit = defineCall(kinds, 'POST /invoices/{invoiceId}/settle-credit', {
  name: 'invoices/settle-credit',
  role: 'Staff',
});

export const mailInvoiceAgain = defineCall(kinds, 'POST /invoices/{invoiceId}/mail', {
  name: 'invoices/mail-invoice-again',
  role: 'Staff',
});

export const sendEInvoiceAgain = defineCall(kinds, 'POST /invoices/{invoiceId}/e-invoice', {
  name: 'invoices/send-e-invoice-again',
  role: 'Staff',
});
