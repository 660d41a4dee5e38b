import * as z from 'zod/mini';
import { day, signedKronor } from '../fields/fields.ts';
import { workOrderRowSchema } from './work-order.ts';

const workOrder = z.pick(workOrderRowSchema, {
  workOrderId: true,
  projectId: true,
  projectCode: true,
  customerName: true,
  objectName: true,
  invoiceNote: true,
  status: true,
  verificationDate: true,
  workOrderOwnerUserId: true,
  workOrderOwnerInitials: true,
  workOrderHelperUserId: true,
  workOrderHelperInitials: true,
  hoursEstimated: true,
  hoursWorked: true,
});
export type MyWorkOrder = z.output<typeof workOrder>;

const some = z.object({ items: z.array(workOrder), total: z.int() });

const periodSchema = z.object({
  from: day,
  to: day,
  /** Worked hours of the registered and invoiced work orders of the period that the caller is responsible for. */
  registered: z.number(),
  /** The caller's norm of the whole period, at the percentage of employment. */
  norm: z.number(),
});
export type MyHours = z.output<typeof periodSchema>;

const projects = z.object({ count: z.int(), amount: signedKronor });

export const myDaySchema = z.object({
  today: day,
  week: z.object({
    days: z.array(z.object({ day, isFree: z.boolean(), name: z.string() })),
    /** Work that the caller is responsible for or helps with, by day; at most as much as a week has room for. */
    workOrders: some,
  }),
  /** The oldest work orders that anybody may take. */
  shared: some,
  hours: z.object({ week: periodSchema, month: periodSchema }),
  /** The time log of the month before this one; null for a user who keeps no logs. */
  timeLog: z.nullable(z.object({ year: z.int(), month: z.int(), isSubmitted: z.boolean() })),
  projects: z.object({
    /** The caller's own whose work is worth more than the budget; the amount is what is over. */
    overBudget: projects,
    /** The caller's own with planned instalments whose day has come; the amount is what is not invoiced of them. */
    dueInstalments: projects,
    /** With work to invoice that the caller reviews. */
    toReview: projects,
    /** The caller's own whose oldest work to invoice is from this day or before. */
    oldToInvoice: z.extend(projects, { upTo: day }),
  }),
});
export type MyDay = z.output<typeof myDaySchema>;
