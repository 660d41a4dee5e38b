import * as z from 'zod/mini';
import { day, id, kronor, requiredText, signedKronor } from '../fields/fields.ts';
import { agreement, longestLineText, maxInstalments } from '../entities/agreement.ts';
import { schemasOf } from '../entities/schemas-of.ts';
import { invoiceChoiceSchema } from './invoice-choice.ts';

const maxOnAccount = 500;

export const agreementFieldsSchema = z.object({
  priceForm: schemasOf(agreement).inputs.priceForm,
  agreed: kronor,
  isConstruction: schemasOf(agreement).inputs.isConstruction,
  instalments: schemasOf(agreement).inputs.instalments,
  /** The version of the agreement that was read; 0 if there was none. */
  version: z.int(),
});

const invoicedPartSchema = z.object({ invoiceId: id, serialNumber: z.int(), day, net: signedKronor });

export const agreementSchema = z.object({
  projectId: id,
  projectCode: z.string(),
  customerName: z.string(),
  priceForm: schemasOf(agreement).values.priceForm,
  agreed: signedKronor,
  /** The lines of the agreement are construction services. */
  isConstruction: z.boolean(),
  /** What is invoiced of the agreed sum or ceiling, less credits and deductions, and what is left. */
  invoiced: signedKronor,
  left: signedKronor,
  /** The value by the price lists of the work that is done, and of the part of it that is not invoiced. */
  worked: signedKronor,
  toInvoice: signedKronor,
  workOrdersToInvoice: z.int(),
  /** The next invoice of work stops here: what is left of the ceiling when on-account invoices are deducted. */
  room: z.nullable(signedKronor),
  instalments: z.array(
    z.object({
      instalmentId: id,
      text: z.string(),
      dueOn: z.nullable(day),
      percent: z.nullable(z.number()),
      amount: signedKronor,
      left: signedKronor,
      invoices: z.array(invoicedPartSchema),
    }),
  ),
  onAccount: z.array(
    z.extend(invoicedPartSchema, {
      text: z.string(),
      credited: signedKronor,
      deducted: signedKronor,
      left: signedKronor,
      /** In the accounting, and so nothing to deduct. */
      cancelled: z.boolean(),
    }),
  ),
  version: z.int(),
});
export type AgreementView = z.output<typeof agreementSchema>;

/** What to do with work above the ceiling. 'Left' leaves whole work orders; 'Free' invoices all, less what exceeds. */
const overCeilings = ['Refuse', 'Left', 'Free'] as const;

const serialNumbers = z.array(z.int()).check(z.maxLength(maxOnAccount));

export const agreementChoiceSchema = z.discriminatedUnion('as', [
  z.extend(invoiceChoiceSchema, {
    as: z.literal('Work'),
    /** The numbers of the on-account invoices to deduct; all of them by default. */
    deduct: z.optional(serialNumbers),
    overCeiling: z._default(z.enum(overCeilings), 'Refuse'),
  }),
  z.extend(invoiceChoiceSchema, {
    as: z.literal('Instalments'),
    instalmentIds: z
      .array(id)
      .check(z.minLength(1, 'Välj minst en delbetalning.'), z.maxLength(maxInstalments, 'För många delbetalningar.')),
    /** Settle the registered work against them, or what is chosen of it. */
    settleWork: z._default(z.boolean(), true),
  }),
  z.object({
    as: z.literal('OnAccount'),
    note: invoiceChoiceSchema.shape.note,
    /** Whole kronor, so that the VAT of each rate is exact, in the invoice and in its deduction. */
    amount: kronor.check(
      z.minimum(1, 'Ange ett belopp.'),
      z.refine((value: number) => Number.isInteger(value), 'Ange hela kronor, så att momsen går jämnt ut.'),
    ),
    text: requiredText(longestLineText, 'Skriv vad fakturan avser.'),
  }),
]);
export type AgreementChoice = z.output<typeof agreementChoiceSchema>;
export type AgreementChoiceInput = z.input<typeof agreementChoiceSchema>;
