import * as z from 'zod/mini';

export const numberSeriesSchema = z.object({
  beginsAt: z.int(),
  first: z.nullable(z.int()),
  last: z.nullable(z.int()),
  lastTaken: z.int(),
  count: z.int(),
  debits: z.int(),
  credits: z.int(),
  gaps: z.int(),
  /** Inclusive ranges. */
  missing: z.array(z.object({ from: z.int(), to: z.int() })),
  repeated: z.int(),
  /** Numbers that stay although their invoices are cancelled, lowest first. */
  cancelled: z.array(z.int()),
  years: z.array(
    z.object({ year: z.int(), first: z.int(), last: z.int(), count: z.int(), debits: z.int(), credits: z.int() }),
  ),
});
export type NumberSeries = z.output<typeof numberSeriesSchema>;
