import * as z from 'zod/mini';
import { day, id, optionalLines, requiredLines, text } from '../fields/fields.ts';

const maxWorkOrders = 1000;
const maxLines = 2000;

/** As `lineName` of `edited-document.ts` makes it. */
const lineName = z.string().check(z.regex(/^(\d{1,15}|instalment)-\d{1,15}$/, 'Läs in granskningen igen.'));

const editedLineSchema = z.object({
  line: lineName,
  /** The kind of work must be stated (mervärdesskattelagen 17:24), so a text cannot be emptied. */
  text: requiredLines(1500, 'Skriv vad raden avser.'),
  heading: z._default(text(200), ''),
});
export type EditedLine = z.output<typeof editedLineSchema>;

/** What of a project's registered work an invoice takes, and what a person has written on it. Empty: everything. */
export const invoiceChoiceSchema = z.object({
  /** The last day of work to include. */
  until: z.optional(day),
  workOrderIds: z.optional(
    z
      .array(id)
      .check(
        z.minLength(1, 'Välj minst en insats.'),
        z.maxLength(maxWorkOrders, `Högst ${maxWorkOrders} insatser på en faktura.`),
      ),
  ),
  /** Lines of chosen work orders that stay registered, in a work order of their own. */
  leftOut: z._default(z.array(z.object({ workOrderId: id, workOrderItemId: id })).check(z.maxLength(maxLines)), []),
  /** The edited lines in printed order; lines that are not named follow in their usual order. */
  lines: z._default(z.array(editedLineSchema).check(z.maxLength(maxLines)), []),
  /** Printed below the project's message. */
  note: optionalLines(1000),
});
export type InvoiceChoice = z.output<typeof invoiceChoiceSchema>;
export type ChoiceInput = z.input<typeof invoiceChoiceSchema>;
