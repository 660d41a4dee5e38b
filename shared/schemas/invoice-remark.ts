import * as z from 'zod/mini';
import { day, id, signedKronor } from '../fields/fields.ts';
import { eInvoiceGaps } from '../codes/e-invoices.ts';
import { vatProblems } from '../codes/vat-rules.ts';
import { companySchema } from './settings.ts';

const datedWorkOrderSchema = z.object({ workOrderId: id, verificationDate: day });

/** Invoices in Fortnox already use the first number: the last number used, and the first free one. */
export const takenFirstNumberSchema = z.object({ first: z.int(), last: z.int(), proposed: z.int() });
export type TakenFirstNumber = z.output<typeof takenFirstNumberSchema>;

/** A remark on an invoice; those of `stoppingRemarks` prevent it. */
export const invoiceRemarkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no-price'), products: z.array(z.string()) }),
  /** Lines that are priced by their cost and have none. */
  z.object({ kind: z.literal('no-cost'), products: z.array(z.string()), workOrderIds: z.array(id) }),
  /** Lines of expenses. */
  z.object({ kind: z.literal('no-receipt'), count: z.int(), workOrderIds: z.array(id) }),
  z.extend(takenFirstNumberSchema, { kind: z.literal('first-number-taken') }),
  /** Hours not charged: worked, or estimated if neither worked nor invoiceable hours are entered. */
  z.object({ kind: z.literal('worked-not-invoiced'), hours: z.number(), workOrderIds: z.array(id) }),
  z.object({ kind: z.literal('estimated-not-invoiced'), hours: z.number(), workOrderIds: z.array(id) }),
  /** They stay Registered unless the user chooses otherwise. */
  z.object({ kind: z.literal('adds-nothing'), workOrderIds: z.array(id) }),
  z.object({ kind: z.literal('payment-remark') }),
  z.object({
    kind: z.literal('vat-undecided'),
    problem: z.enum(vatProblems),
    countryCode: z.string(),
    vatNumber: z.string(),
  }),
  z.object({ kind: z.literal('needs-e-invoice') }),
  z.object({ kind: z.literal('e-invoice-lacks'), gaps: z.array(z.enum(eInvoiceGaps)) }),
  /** In kronor: the project's budget, and the invoiced total including this invoice. */
  z.object({ kind: z.literal('over-budget'), budget: signedKronor, total: signedKronor }),
  /** In kronor: the project's ceiling, and the invoiced total including this invoice, which is `percent` of it. */
  z.object({ kind: z.literal('near-ceiling'), ceiling: signedKronor, total: signedKronor, percent: z.int() }),
  z.object({ kind: z.literal('no-address') }),
  z.object({ kind: z.literal('address-not-whole'), addressId: id }),
  z.object({ kind: z.literal('no-reference') }),
  z.object({ kind: z.literal('zero-price'), texts: z.array(z.string()) }),
  /** Products without a default list for the year of the work, and the years of the lists used instead. */
  z.object({ kind: z.literal('earlier-prices'), products: z.array(z.string()), listYears: z.array(z.int()) }),
  z.object({ kind: z.literal('future-work'), workOrders: z.array(datedWorkOrderSchema) }),
  z.object({ kind: z.literal('old-work'), workOrders: z.array(datedWorkOrderSchema) }),
  /** The receiver used instead; empty if there is none. */
  z.object({ kind: z.literal('no-email'), invoiceEmailTo: z.string() }),
  z.object({ kind: z.literal('no-accounting-number') }),
  z.object({ kind: z.literal('company-not-whole'), fields: z.array(z.keyof(companySchema)) }),
]);
export type InvoiceRemark = z.output<typeof invoiceRemarkSchema>;
