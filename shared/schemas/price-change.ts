import * as z from 'zod/mini';
import { id, kronor, priceLines, year } from '../fields/fields.ts';

export const largestChanges = 50;

const lines = z.nullable(priceLines(kronor));

export const defaultPriceChangeSchema = z.object({
  priceListDefaultId: z.nullable(id),
  year,
  lines,
});

export const customerPriceChangeSchema = z.object({ customerId: id, lines });

export const projectPriceChangeSchema = z.object({ projectId: id, lines });

/** The uninvoiced work orders whose value changes, and the change in kronor. */
export const priceChangeSchema = z.object({
  count: z.int(),
  before: z.number(),
  after: z.number(),
  largest: z.array(
    z.object({
      workOrderId: id,
      projectCode: z.string(),
      customerName: z.string(),
      before: kronor,
      after: kronor,
    }),
  ),
});
export type PriceChange = z.output<typeof priceChangeSchema>;
