import * as z from 'zod/mini';
import * as calls from './calls/invoice-choices.ts';
import { basis } from '../fields/basis.ts';
import { invoiceChoiceSchema } from '../schemas/invoice-choice.ts';
import { invoiceRemarkSchema } from '../schemas/invoice-remark.ts';
import { projectPreviewSchema } from '../schemas/invoice.ts';
import { idParams } from './common.ts';
import { defineRoute } from './route.ts';

/** Invoices of a part of a project's work; those of everything are in `invoices.ts`. */

const params = idParams('projectId');

export const previewChoice = defineRoute(calls.previewChoice, {
  summary: 'What an invoice of a part of the project would say now, as edited, and a fingerprint of it.',
  params,
  body: invoiceChoiceSchema,
  result: projectPreviewSchema,
  errors: [
    'not_found',
    'nothing_to_invoice',
    'price_missing',
    'too_many_work_orders',
    'being_invoiced',
    'against_agreement',
  ],
  rights: ['read-lists'],
});

export const previewPdfOfChoice = defineRoute(calls.previewPdfOfChoice, {
  summary: 'What an invoice of a part of the project would say now, as a PDF marked as a preview.',
  params,
  body: invoiceChoiceSchema,
  result: z.unknown(),
  errors: [
    'not_found',
    'nothing_to_invoice',
    'price_missing',
    'too_many_work_orders',
    'being_invoiced',
    'against_agreement',
  ],
  rights: ['read-lists', 'render-pdf'],
});

export const getRemarksOfChoice = defineRoute(calls.getRemarksOfChoice, {
  summary: 'What the receiver of such an invoice, or the accountant, would ask about.',
  params,
  body: z.pick(invoiceChoiceSchema, { until: true, workOrderIds: true, leftOut: true }),
  result: z.object({ customerId: z.int(), remarks: z.array(invoiceRemarkSchema) }),
  errors: ['not_found', 'nothing_to_invoice', 'too_many_work_orders', 'being_invoiced', 'against_agreement'],
  rights: ['read-lists', 'write-table', 'use-secrets'],
});

export const createFromChoice = defineRoute(calls.createFromChoice, {
  summary:
    'Create the invoice of a part of what the project has to invoice, as edited, while the basis fits. The rest stays Registered.',
  params,
  body: z.extend(invoiceChoiceSchema, {
    basis,
    /** Also include the chosen work orders that add nothing to the invoice; otherwise they stay Registered. */
    takeAddingNothing: z._default(z.boolean(), false),
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

export const invoiceChoicesRoutes = [previewChoice, previewPdfOfChoice, getRemarksOfChoice, createFromChoice];
