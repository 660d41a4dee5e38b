import * as z from 'zod/mini';
import * as calls from './calls/invoices.ts';
import { day, emails, flag, idText } from '../fields/fields.ts';
import {
  countedWorkOrdersSchema,
  invoicePreviewSchema,
  invoiceRowSchema,
  invoiceSchema,
  invoiceSumsSchema,
  projectPreviewSchema,
} from '../schemas/invoice.ts';
import { invoiceRemarkSchema } from '../schemas/invoice-remark.ts';
import { numberSeriesSchema } from '../schemas/number-series.ts';
import { basis } from '../fields/basis.ts';
import { filterText, listQuery, paged } from '../schemas/list.ts';
import { projectRowSchema, projectSumsSchema } from '../schemas/project.ts';
import { idParams } from './common.ts';
import { projectColumns, projectFilters } from './projects.ts';
import { defineRoute } from './route.ts';
import { invoiceStatuses, invoiceTypes } from '../codes/invoices.ts';
import { paymentStates } from '../codes/payment-states.ts';

const ofInvoice = idParams('invoiceId');
const ofProject = idParams('projectId');

export const invoiceColumns = [
  'serialNumber',
  'projectCode',
  'objectName',
  'customerName',
  'projectOwnerUserInitials',
  'invoiceType',
  'refSerialNumberPadded',
  'status',
  'displayDate',
  'dueDate',
  'sumTotal',
  'vatTotalRounded',
  'sumTotalIncVat',
  'balance',
] as const;

export const listInvoices = defineRoute(calls.listInvoices, {
  summary: 'A page of the invoice ledger; latest number first unless ordered otherwise.',
  query: listQuery(invoiceColumns, {
    serialNumber: filterText,
    customerName: filterText,
    projectCode: filterText,
    projectOwnerUserInitials: filterText,
    ownerUserId: z.optional(idText),
    invoiceType: z.optional(z.enum(invoiceTypes, 'Okänd typ.')),
    status: z.optional(z.enum(invoiceStatuses, 'Okänd status.')),
    payment: z.optional(z.enum(paymentStates, 'Okänt läge för betalningen.')),
    displayDateFrom: z.optional(day),
    displayDateTo: z.optional(day),
    dueDateFrom: z.optional(day),
    dueDateTo: z.optional(day),
    customerId: z.optional(idText),
    notCancelled: z.optional(flag),
    sums: z.optional(flag),
  }),
  result: z.extend(paged(invoiceRowSchema), { sums: z.optional(invoiceSumsSchema) }),
  rights: ['read-lists'],
});

export const listInvoiceableProjects = defineRoute(calls.listInvoiceableProjects, {
  summary: 'A page of projects with work to invoice or an instalment that is due; by code unless ordered otherwise.',
  query: listQuery(projectColumns, {
    ...projectFilters,
    invoiceable: z.optional(flag),
    oldestToInvoiceFrom: z.optional(day),
    oldestToInvoiceTo: z.optional(day),
    sums: z.optional(flag),
  }),
  result: z.extend(paged(projectRowSchema), { sums: z.optional(projectSumsSchema) }),
  rights: ['read-lists'],
});

export const createPreviewFromProject = defineRoute(calls.createPreviewFromProject, {
  summary: 'What an invoice of the project would say now, and a fingerprint of it; takes no number.',
  params: ofProject,
  result: projectPreviewSchema,
  errors: [
    'not_found',
    'nothing_to_invoice',
    'price_missing',
    'vat_undecided',
    'too_many_work_orders',
    'being_invoiced',
    'against_agreement',
  ],
  rights: ['read-lists'],
});

export const createPreviewPdfFromProject = defineRoute(calls.createPreviewPdfFromProject, {
  summary: 'What an invoice of the project would say now, as a PDF marked as a preview.',
  params: ofProject,
  result: z.unknown(),
  errors: [
    'not_found',
    'nothing_to_invoice',
    'price_missing',
    'vat_undecided',
    'too_many_work_orders',
    'being_invoiced',
    'against_agreement',
  ],
  rights: ['read-lists', 'render-pdf'],
});

export const getInvoiceRemarks = defineRoute(calls.getInvoiceRemarks, {
  summary: 'What the receiver of an invoice of the project, or the accountant, would ask about.',
  params: ofProject,
  result: z.object({ customerId: z.int(), remarks: z.array(invoiceRemarkSchema) }),
  errors: ['not_found', 'nothing_to_invoice', 'being_invoiced', 'against_agreement'],
  rights: ['read-lists', 'write-table', 'use-secrets'],
});

export const getWorkOrdersToInvoice = defineRoute(calls.getWorkOrdersToInvoice, {
  summary: 'The work orders that the lines of the preview count, with their hours and people.',
  params: ofProject,
  result: countedWorkOrdersSchema,
  errors: ['not_found', 'nothing_to_invoice', 'being_invoiced'],
  rights: ['read-lists'],
});

export const createFromProject = defineRoute(calls.createFromProject, {
  summary:
    'Create the invoice of everything the project has to invoice; given the basis of a preview, only while it fits.',
  params: ofProject,
  query: z.object({
    basis: z.optional(basis),
    /** Also include the work orders that add nothing to the invoice; otherwise they stay Registered. */
    takeAddingNothing: z._default(flag, false),
  }),
  result: z.object({ invoiceId: z.int(), invoiceCode: z.string() }),
  errors: [
    'not_found',
    'nothing_to_invoice',
    'price_missing',
    'invoice_incomplete',
    'undrawn_signs',
    'e_invoice_incomplete',
    'vat_undecided',
    'too_many_work_orders',
    'being_invoiced',
    'against_agreement',
    'basis_changed',
  ],
  rights: ['read-lists', 'write-invoices'],
});

export const createCreditInvoicePreview = defineRoute(calls.createCreditInvoicePreview, {
  summary: 'What a credit of the whole debit invoice would say now; takes no number.',
  params: ofInvoice,
  result: invoicePreviewSchema,
  errors: ['not_found', 'not_creditable'],
});

export const createCreditInvoice = defineRoute(calls.createCreditInvoice, {
  summary: 'Credit the whole debit invoice; its work orders become Registered again.',
  params: ofInvoice,
  result: z.object({ invoiceId: z.int(), invoiceCode: z.string(), serialNumberPadded: z.string() }),
  errors: ['not_found', 'not_creditable', 'being_invoiced', 'invoice_incomplete', 'undrawn_signs'],
  rights: ['write-invoices'],
});

export const recreateInvoicePdf = defineRoute(calls.recreateInvoicePdf, {
  summary: 'Remake the PDF of what the invoice printed; for the maintainer alone. The earlier file is kept.',
  params: ofInvoice,
  result: z.object({ invoiceCode: z.string() }),
  errors: ['not_found', 'forbidden'],
  rights: ['write-invoices', 'read-archive', 'write-archive', 'render-pdf'],
});

export const getNumberSeries = defineRoute(calls.getNumberSeries, {
  summary: 'First, last and count of the series of invoice numbers, and what is missing in it.',
  result: numberSeriesSchema,
  rights: ['read-lists'],
});

export const getInvoice = defineRoute(calls.getInvoice, {
  summary: 'One invoice with its lines and follow-ups.',
  params: ofInvoice,
  result: invoiceSchema,
  errors: ['not_found'],
});

export const getInvoicedWorkOrders = defineRoute(calls.getInvoicedWorkOrders, {
  summary: 'The work orders that the lines of an invoice count, as they are now, with their hours and people.',
  params: ofInvoice,
  result: countedWorkOrdersSchema,
  errors: ['not_found'],
});

export const downloadInvoice = defineRoute(calls.downloadInvoice, {
  summary: 'The invoice as PDF, named {invoiceCode}.pdf; made on the spot if it is not there yet.',
  params: ofInvoice,
  result: z.unknown(),
  errors: ['not_found', 'damaged_pdf'],
  rights: ['read-archive', 'write-archive', 'render-pdf'],
});

export const downloadEInvoice = defineRoute(calls.downloadEInvoice, {
  summary:
    'The invoice as UBL by Peppol BIS Billing 3.0, named {invoiceCode}.xml; made on the spot if it is not there.',
  params: ofInvoice,
  result: z.unknown(),
  errors: ['not_found', 'damaged_pdf', 'e_invoice_incomplete'],
  rights: ['read-archive', 'write-archive', 'render-pdf'],
});

const followUpRef = z.object({ invoiceId: z.int(), followUpId: z.string() });

const ofFollowUp = z.extend(ofInvoice, { followUpId: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) });

export const retryFollowUp = defineRoute(calls.retryFollowUp, {
  summary: 'Run the unfinished follow-ups of an invoice now.',
  params: ofFollowUp,
  result: followUpRef,
  errors: ['not_found', 'conflict'],
  rights: ['write-invoices'],
});

export const settleMailTrouble = defineRoute(calls.settleMailTrouble, {
  summary: 'Mark a failed mailing or e-invoice as dealt with.',
  params: ofFollowUp,
  result: followUpRef,
  errors: ['not_found', 'conflict'],
  rights: ['write-invoices'],
});

export const updateInAccounting = defineRoute(calls.updateInAccounting, {
  summary: 'Replace an invoice in Fortnox whose sums differ there and that is not booked yet.',
  params: ofInvoice,
  result: followUpRef,
  errors: ['not_found', 'conflict'],
  rights: ['write-invoices'],
});

export const settleCredit = defineRoute(calls.settleCredit, {
  summary: 'Mark a credit as settled against its debit in the accounting; who and when is recorded.',
  params: ofInvoice,
  result: followUpRef,
  errors: ['not_found', 'conflict'],
  rights: ['write-invoices'],
});

export const mailInvoiceAgain = defineRoute(calls.mailInvoiceAgain, {
  summary: 'Mail an invoice and its PDF again, to one or more addresses of choice; each mailing is recorded.',
  params: ofInvoice,
  body: z.object({ email: emails }),
  result: followUpRef,
  errors: ['not_found', 'conflict'],
  rights: ['write-invoices'],
});

export const sendEInvoiceAgain = defineRoute(calls.sendEInvoiceAgain, {
  summary: 'Send again an e-invoice that the access point returned; each sending is recorded.',
  params: ofInvoice,
  result: followUpRef,
  errors: ['not_found', 'conflict'],
  rights: ['write-invoices'],
});

export const invoicesRoutes = [
  listInvoices,
  listInvoiceableProjects,
  createPreviewFromProject,
  createPreviewPdfFromProject,
  getInvoiceRemarks,
  getWorkOrdersToInvoice,
  createFromProject,
  createCreditInvoicePreview,
  createCreditInvoice,
  recreateInvoicePdf,
  getNumberSeries,
  getInvoice,
  getInvoicedWorkOrders,
  downloadInvoice,
  downloadEInvoice,
  retryFollowUp,
  settleMailTrouble,
  updateInAccounting,
  settleCredit,
  mailInvoiceAgain,
  sendEInvoiceAgain,
];
