import type * as z from 'zod/mini';
import type { Library } from './schemas-of.ts';

/** A project of a combined invoice; `sumTotal` is that of its lines. */
export const invoicedProject = ({ z, id, day, signedKronor }: Library) =>
  z.object({
    projectId: id,
    projectCode: z.string(),
    objectName: z.string(),
    workFrom: day,
    workTo: day,
    sumTotal: signedKronor,
  });
export type InvoicedProject = z.output<ReturnType<typeof invoicedProject>>;

export const printedAddress = ({ z }: Library) =>
  z.object({
    name: z.string(),
    address1: z.string(),
    address2: z.string(),
    postalCode: z.string(),
    city: z.string(),
  });

export const creditReference = ({ z, id, signedKronor }: Library) =>
  z.object({
    invoiceId: id,
    serialNumberPadded: z.string(),
    sumTotal: signedKronor,
    sumTotalIncVat: signedKronor,
  });

/** In kronor; negative for what has been paid back of a credit. */
const handPayment = ({ z, day, signedKronor }: Library) => z.object({ day, amount: signedKronor });

/** What a firm without a link to its accounting says of an invoice: the day it was booked, and what has been paid. */
export const byHand = (f: Library) => f.z.object({ bookedOn: f.day, payments: f.z.array(handPayment(f)) });
export type ByHand = z.output<ReturnType<typeof byHand>>;
