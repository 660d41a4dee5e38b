import * as z from 'zod/mini';
import * as calls from './calls/part-credits.ts';
import { id, kronor, requiredText, signedKronor } from '../fields/fields.ts';
import { invoiceDocumentSchema } from '../schemas/invoice.ts';
import { idParams } from './common.ts';
import { defineRoute } from './route.ts';

const ofInvoice = idParams('invoiceId');

const creditedLineSchema = z.object({
  sortNum: z.int(),
  /** With the sign of the line. */
  quantity: z
    .number('Ange ett antal.')
    .check(
      z.minimum(-1_000_000),
      z.maximum(1_000_000, 'Antalet är för stort.'),
      z.multipleOf(0.25, 'Ange hela, halva eller kvarts.'),
    ),
});

/** Lines of the debit, with the quantity to credit of each, or an amount in kronor without VAT. */
const partCreditSchema = z
  .object({
    lines: z._default(z.array(creditedLineSchema).check(z.maxLength(2000)), []),
    amount: z._default(kronor, 0),
    reason: requiredText(200, 'Skriv varför fakturan krediteras.'),
    /** Makes the work orders that are now wholly credited Registered, so that they can be invoiced again. */
    releaseWorkOrders: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ lines, amount }) => lines.length > 0 !== amount > 0, {
      message: 'Välj rader eller ange ett belopp.',
      path: ['lines'],
    }),
    z.refine(({ lines }) => new Set(lines.map(({ sortNum }) => sortNum)).size === lines.length, {
      message: 'En rad kan bara väljas en gång.',
      path: ['lines'],
    }),
  )
  .register(z.globalRegistry, { examples: [{ lines: [{ sortNum: 1, quantity: 2.5 }], reason: 'Fel antal timmar.' }] });

export const getStanding = defineRoute(calls.getStanding, {
  summary: 'What earlier credits have left of a debit invoice: quantity and sum of each line, net and total.',
  params: ofInvoice,
  result: z.object({
    lines: z.array(z.object({ sortNum: z.int(), quantity: z.number(), sum: signedKronor })),
    sumTotal: signedKronor,
    sumTotalIncVat: signedKronor,
  }),
  errors: ['not_found', 'not_creditable'],
});

export const createPartCreditPreview = defineRoute(calls.createPartCreditPreview, {
  summary: 'What a credit of lines or of an amount would say now, and which work orders it could release.',
  params: ofInvoice,
  body: partCreditSchema,
  result: z.object({ invoiceDto: invoiceDocumentSchema, releasable: z.array(id) }),
  errors: ['not_found', 'not_creditable'],
});

export const createPartCredit = defineRoute(calls.createPartCredit, {
  summary: 'Credit lines of a debit invoice, or an amount; never more than earlier credits have left.',
  params: ofInvoice,
  body: partCreditSchema,
  result: z.object({ invoiceId: z.int(), invoiceCode: z.string(), serialNumberPadded: z.string() }),
  errors: ['not_found', 'not_creditable', 'being_invoiced', 'invoice_incomplete', 'undrawn_signs'],
  rights: ['write-invoices'],
});

export const partCreditRoutes = [getStanding, createPartCreditPreview, createPartCredit];
