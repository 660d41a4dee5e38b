import * as z from 'zod/mini';
import * as calls from './calls/agreements.ts';
import { basis } from '../fields/basis.ts';
import { agreementChoiceSchema, agreementFieldsSchema, agreementSchema } from '../schemas/agreement.ts';
import { invoicePreviewSchema } from '../schemas/invoice.ts';
import { idParams } from './common.ts';
import { invoiceRemarkSchema } from '../schemas/invoice-remark.ts';
import { defineRoute } from './route.ts';

const ofProject = idParams('projectId');

export const getAgreement = defineRoute(calls.getAgreement, {
  summary: 'A project’s agreement on price: its form, its instalments and on-account invoices, and what is left.',
  params: ofProject,
  result: agreementSchema,
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const saveAgreement = defineRoute(calls.saveAgreement, {
  summary: 'Set a project’s form of price and its planned instalments, which add up to the agreed sum.',
  params: ofProject,
  body: agreementFieldsSchema,
  result: agreementSchema,
  errors: ['not_found', 'stale_version', 'against_agreement'],
  rights: ['read-lists'],
});

const errors = [
  'not_found',
  'nothing_to_invoice',
  'price_missing',
  'too_many_work_orders',
  'being_invoiced',
  'against_agreement',
  'vat_undecided',
] as const;

export const previewAgreedInvoice = defineRoute(calls.previewAgreedInvoice, {
  summary: 'What an invoice by the agreement would say now, and a fingerprint of it; takes no number.',
  params: ofProject,
  body: agreementChoiceSchema,
  result: z.extend(invoicePreviewSchema, {
    basis: z.string(),
    workOrders: z.int(),
    customerId: z.int(),
    remarks: z.array(invoiceRemarkSchema),
  }),
  errors,
  rights: ['read-lists'],
});

export const createAgreedInvoice = defineRoute(calls.createAgreedInvoice, {
  summary:
    'Create an invoice by the agreement: instalments, on account, or work with deductions; while the basis fits.',
  params: ofProject,
  body: z.object({
    choice: agreementChoiceSchema,
    basis: z.optional(basis),
  }),
  result: z.object({ invoiceId: z.int(), invoiceCode: z.string() }),
  errors: [...errors, 'invoice_incomplete', 'undrawn_signs', 'e_invoice_incomplete', 'basis_changed'],
  rights: ['read-lists', 'write-invoices'],
});

export const agreementsRoutes = [getAgreement, saveAgreement, previewAgreedInvoice, createAgreedInvoice];
