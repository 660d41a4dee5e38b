import * as z from 'zod/mini';
import * as calls from './calls/invoice-runs.ts';
import { id } from '../fields/fields.ts';
import { checkedProjectSchema, invoiceRunSchema, maxProjects } from '../schemas/invoice-run.ts';
import { idParams } from './common.ts';
import { defineRoute } from './route.ts';

/** Invoices of several projects at once, made one after another by a task. */

const params = idParams('runId');
const many = <Schema extends z.ZodMiniType>(one: Schema) =>
  z
    .array(one)
    .check(
      z.minLength(1, 'Markera minst ett projekt.'),
      z.maxLength(maxProjects, `Högst ${maxProjects} projekt åt gången.`),
    );

const newProject = z.object({
  projectId: id,
  basis: z.string().check(z.maxLength(1000)),
  /** The group that was checked. Without it, the project gets an invoice of its own. */
  group: z._default(z.string().check(z.maxLength(30)), ''),
});

export const checkProjects = defineRoute(calls.checkProjects, {
  summary: 'What an invoice of each of these projects would come to now, its remarks, and what stops it.',
  body: z.object({ projectIds: many(id) }),
  result: z.object({ projects: z.array(checkedProjectSchema) }),
  rights: ['read-lists', 'write-table', 'use-secrets'],
});

export const startInvoiceRun = defineRoute(calls.startInvoiceRun, {
  summary:
    'Create an invoice of everything that each of these projects has to invoice, while it is what was checked, in a task that continues until it is done.',
  body: z.object({ projects: many(newProject) }),
  result: z.object({ runId: id, total: z.int() }),
  errors: ['not_found'],
});

export const continueInvoiceRun = defineRoute(calls.continueInvoiceRun, {
  summary: 'Continue a run for some seconds, and report its progress. A job continues it otherwise.',
  params,
  result: invoiceRunSchema,
  errors: ['not_found'],
  rights: ['read-lists', 'write-invoices'],
});

export const getInvoiceRun = defineRoute(calls.getInvoiceRun, {
  summary: 'The progress of a run: the invoice of each project, or why it has none.',
  params,
  result: invoiceRunSchema,
  errors: ['not_found'],
});

export const getLatestInvoiceRun = defineRoute(calls.getLatestInvoiceRun, {
  summary: 'The caller’s latest run; null if there is none.',
  result: z.object({ runId: z.nullable(id), state: z.enum(['Pending', 'Done']), total: z.int(), done: z.int() }),
});

export const invoiceRunsRoutes = [
  checkProjects,
  startInvoiceRun,
  continueInvoiceRun,
  getInvoiceRun,
  getLatestInvoiceRun,
];
