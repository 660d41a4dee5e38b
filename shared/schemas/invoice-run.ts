import * as z from 'zod/mini';
import { id, signedKronor } from '../fields/fields.ts';
import { invoiceRemarkSchema } from './invoice-remark.ts';
import { type LegalGap, legalFields } from '../codes/legal-gaps.ts';

/** The most projects invoiced together: what they were checked against must fit in one item of the table. */
export const maxProjects = 200;

const legalGapSchema: z.ZodMiniType<LegalGap> = z.object({
  gap: z.enum(legalFields),
  record: z.enum(['system-settings', 'customer', 'project']),
  id,
  field: z.string(),
});

export const checkedProjectSchema = z.object({
  projectId: id,
  projectCode: z.string(),
  customerId: id,
  customerName: z.string(),
  /** Without VAT; null if nothing can be invoiced. */
  sumTotal: z.nullable(signedKronor),
  /** How many of the registered work orders are on the invoice: others are not invoiceable, or add nothing. */
  workOrders: z.int(),
  registered: z.int(),
  /** As of a preview, but without the details of work orders. Empty if nothing can be invoiced. */
  basis: z.string(),
  /** The same for projects that will share an invoice; empty for those that will not. Sent back when the run starts. */
  group: z.string(),
  /** Why the project cannot be invoiced; empty if it can. */
  stop: z.string(),
  /** Whether that is because its agreement decides what is invoiced. */
  byAgreement: z.boolean(),
  /** What the invoice lacks by law, if that stops it. */
  missing: z.array(legalGapSchema),
  remarks: z.array(invoiceRemarkSchema),
});
export type CheckedProject = z.output<typeof checkedProjectSchema>;

const runResultSchema = z.object({
  projectId: id,
  projectCode: z.string(),
  /** Null until the run has reached the project, and if it was refused. */
  invoiceId: z.nullable(id),
  invoiceCode: z.string(),
  sumTotal: z.nullable(signedKronor),
  /** Why there is no invoice. */
  refusal: z.string(),
});

export const invoiceRunSchema = z.object({
  runId: id,
  state: z.enum(['Pending', 'Done']),
  total: z.int(),
  /** Includes the refused ones. */
  done: z.int(),
  /** In the order of the request, but with those that share an invoice after each other. */
  projects: z.array(runResultSchema),
});
export type InvoiceRun = z.output<typeof invoiceRunSchema>;
