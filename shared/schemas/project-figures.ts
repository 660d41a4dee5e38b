import * as z from 'zod/mini';
import { day, id, kronor, signedKronor } from '../fields/fields.ts';
import { workOrderRowSchema } from './work-order.ts';

/** What a project has come to; kronor without VAT. */
export const projectFiguresSchema = z.object({
  budget: kronor,
  /** The value of work that is only offered. */
  quoted: signedKronor,
  /** The value of all registered and invoiced work. */
  worked: signedKronor,
  /** Credits deducted, cancelled invoices not counted. */
  invoiced: signedKronor,
  /** What the worked value leaves of the budget; null without a budget. */
  left: z.nullable(signedKronor),
  /** Every month from the first with work or an invoice to the last, ten years at most. Sums include those before. */
  months: z.array(z.object({ month: z.string(), worked: signedKronor, invoiced: signedKronor })),
  /** Registered and invoiced work by the user responsible for it; null: shared. Most worked hours first. */
  people: z.array(
    z.object({
      userId: z.nullable(id),
      initials: z.string(),
      hoursWorked: z.number(),
      invoiceableHours: z.number(),
      value: signedKronor,
    }),
  ),
  /** Registered and invoiced work orders worth less than their work at list price, greatest loss first. */
  losses: z.object({
    total: z.int(),
    amount: signedKronor,
    items: z.array(
      z.extend(z.pick(workOrderRowSchema, { workOrderId: true, invoiceNote: true, invoiceable: true }), {
        verificationDate: day,
        atListPrice: signedKronor,
        value: signedKronor,
        loss: signedKronor,
      }),
    ),
  }),
});
export type ProjectFigures = z.output<typeof projectFiguresSchema>;
