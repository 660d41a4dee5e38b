import * as z from 'zod/mini';
import { id, kronor, year } from '../fields/fields.ts';
import { priceLines } from '../entities/price-lists.ts';

/** How many of the work orders that a change of prices touches are told one by one. */
export const largestChanges = 50;

/** The prices of the list that is asked about, as they would be saved; null: the list is removed. */
const lines = z.nullable(priceLines);

export const defaultPriceChangeSchema = z.object({
  /** Null for a new list. */
  priceListDefaultId: z.nullable(id),
  year,
  lines,
});

export const customerPriceChangeSchema = z.object({ customerId: id, lines });

export const projectPriceChangeSchema = z.object({ projectId: id, lines });

/** Which work orders get another value, and how much: in kronor, of those that are not invoiced. */
export const priceChangeSchema = z.object({
  count: z.int(),
  /** What they are worth together, with the prices in force and with those that are asked about. */
  before: z.number(),
  after: z.number(),
  /** Those that change most. */
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
