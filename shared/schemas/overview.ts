import * as z from 'zod/mini';
import { ages } from '../codes/payment-states.ts';
import { id } from '../fields/fields.ts';

const days = z.object({ from: z.string(), to: z.string() });

/** Null: without a beginning, or without an end. */
const openDays = z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) });

const aged = z.object({ total: z.number(), ages: z.array(z.extend(openDays, { value: z.number(), count: z.int() })) });
export type AgedWork = z.output<typeof aged>;

const perHour = z.object({ hours: z.number(), price: z.nullable(z.number()), listPrice: z.nullable(z.number()) });

const usedBudget = z.object({ count: z.int(), budget: z.number(), worked: z.number() });

/** Amounts in kronor: those of invoices without VAT, those of what is owed with it. */
export const overviewSchema = z.object({
  /** Invoiced less credits, without cancelled invoices. */
  invoiced: z.object({
    period: days,
    /** The days to compare with; for a period that has not ended, the same part of them. */
    compared: z.nullable(days),
    total: z.number(),
    before: z.nullable(z.number()),
    months: z.array(
      z.extend(days, { invoiced: z.number(), before: z.nullable(z.extend(days, { invoiced: z.number() })) }),
    ),
  }),
  /** Registered work that is on no invoice yet. */
  earned: aged,
  overdue: z.object({
    total: z.number(),
    ages: z.array(z.object({ age: z.enum(ages), owed: z.number(), count: z.int() })),
  }),
  /** What is owed, by the week that it is due in. */
  expected: z.object({
    total: z.number(),
    weeks: z.array(z.extend(openDays, { owed: z.number(), count: z.int() })),
  }),
  /** The largest of the period; their share is of all that it invoiced. */
  customers: z.array(
    z.object({
      customerId: id,
      name: z.string(),
      invoiced: z.number(),
      share: z.nullable(z.number()),
      before: z.nullable(z.number()),
    }),
  ),
  quotes: aged,
  /** Active projects whose work takes most of their budget, or more than it. */
  budgets: z.object({
    over: usedBudget,
    near: usedBudget,
    projects: z.array(
      z.object({
        projectId: id,
        projectCode: z.string(),
        customerName: z.string(),
        budget: z.number(),
        worked: z.number(),
      }),
    ),
  }),
  /** Kronor an invoiced hour, and what the default list says of the same hours. */
  prices: z.extend(perHour, { months: z.array(z.extend(perHour, days.shape)) }),
  /** Hours of registered and invoiced work orders, by their owner, and the norm of a full-time month so far. */
  people: z.array(
    z.object({
      userId: id,
      initials: z.string(),
      months: z.array(z.extend(days, { norm: z.number(), worked: z.number(), invoiceable: z.number() })),
    }),
  ),
});
export type Overview = z.output<typeof overviewSchema>;
