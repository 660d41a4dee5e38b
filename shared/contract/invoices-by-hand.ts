import * as z from 'zod/mini';
import * as calls from './calls/invoices-by-hand.ts';
import { maxByHand } from '../codes/invoices.ts';
import { day, id, kronor } from '../fields/fields.ts';
import { byHandSchema } from '../schemas/invoice.ts';
import { defineRoute } from './route.ts';

const versioned = { invoiceId: id, version: z.int() };
const keptByHand = z.object({
  invoices: z.array(z.object({ ...versioned, before: z.nullable(byHandSchema) })),
});

export const keepByHand = defineRoute(calls.keepByHand, {
  summary:
    'Mark invoices as booked, or as paid on a day, in a firm without a link to Fortnox; without an amount, all that is left. Returns the earlier marks, for `invoices/restore-by-hand`.',
  body: z.object({
    invoices: z.array(z.object(versioned)).check(z.minLength(1), z.maxLength(maxByHand)),
    change: z.discriminatedUnion('what', [
      z.object({ what: z.literal('Booked'), day }),
      /** An amount is of one invoice; null is all that is left of each. */
      z.object({ what: z.literal('Paid'), day, amount: z.nullable(kronor) }),
    ]),
  }),
  result: keptByHand,
  errors: ['not_found', 'conflict', 'stale_version', 'fortnox_linked'],
  rights: ['write-invoices'],
});

export const restoreByHand = defineRoute(calls.restoreByHand, {
  summary: 'Restore the earlier manual marks of invoices.',
  body: z.object({
    invoices: z
      .array(z.object({ ...versioned, byHand: z.nullable(byHandSchema) }))
      .check(z.minLength(1), z.maxLength(maxByHand)),
  }),
  result: keptByHand,
  errors: ['not_found', 'conflict', 'stale_version', 'fortnox_linked'],
  rights: ['write-invoices'],
});

export const getFirstNumber = defineRoute(calls.getFirstNumber, {
  summary: 'The number that the firm’s very first invoice will take; null once it has one.',
  result: z.object({ firstNumber: z.nullable(z.int()) }),
});

export const invoicesByHandRoutes = [keepByHand, restoreByHand, getFirstNumber];
