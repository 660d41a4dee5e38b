import * as z from 'zod/mini';
import { productTypes } from '../codes/product-types.ts';
import { day, id, instant } from '../fields/fields.ts';

const longestDays = 366 * 2;
const daysIn = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** What a report is about: a project, or all projects of a customer. */
export const newTimeReportSchema = z
  .object({
    customerId: z._default(z.nullable(id), null),
    projectId: z.nullable(id),
    from: day,
    to: day,
    withPrices: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ customerId, projectId }) => (customerId === null) !== (projectId === null), {
      path: ['customerId'],
      error: 'Välj en kund eller ett projekt.',
    }),
    z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'Slutar före sin början.' }),
    z.refine(({ from, to }) => daysIn(from, to) <= longestDays, { path: ['to'], error: 'Högst två år.' }),
  );
export type NewTimeReport = z.output<typeof newTimeReportSchema>;

const rowSchema = z.object({
  day,
  person: z.string(),
  projectCode: z.string(),
  workOrderId: id,
  text: z.string(),
  product: z.string(),
  productType: z.enum(productTypes),
  /** Hours, pieces or kilometres, as the type says. */
  quantity: z.number(),
  unitPriceOre: z.nullable(z.int()),
});
export type TimeReportRow = z.output<typeof rowSchema>;

/** The contents when the report was made; a later change of a work order does not change them. */
export const timeReportContentsSchema = z.object({ rows: z.array(rowSchema) });

export const timeReportSchema = z.object({
  timeReportId: id,
  createdAt: instant,
  createdByUserId: id,
  createdByName: z.string(),
  customerName: z.string(),
  /** Empty for all projects of the customer. */
  projectCode: z.string(),
  from: day,
  to: day,
  withPrices: z.boolean(),
  hours: z.number(),
});
export type TimeReport = z.output<typeof timeReportSchema>;
