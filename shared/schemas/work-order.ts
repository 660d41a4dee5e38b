import * as z from 'zod/mini';
import { bulkStatuses, selectableStatuses, workOrderStatuses } from '../codes/work-order-status.ts';
import { day, halfSteps, id, instant, kronor, lines, optionalLines } from '../fields/fields.ts';
import { missingHoursAnswers } from '../codes/missing-hours.ts';
import { productTypes } from '../codes/product-types.ts';

export const bulkStatusSchema = z.enum(bulkStatuses, 'Välj Offererad, Planerad eller Registrerad.');

/**
 * What becomes of rate lines with neither worked nor invoiceable hours where the call registers their work order; left
 * out, they stay empty.
 */
export const missingHoursSchema = z.optional(z.enum(missingHoursAnswers, 'Välj estimated eller zero.'));

/** What a call did, or has begun and goes on with, to several work orders. */
export const bulkAnswerSchema = z.object({
  /** How many work orders it is about. */
  total: z.int(),
  /** Where it takes more than one transaction: what tells how far it has come. */
  batchId: z.nullable(id),
});

export const batchSchema = z.object({
  batchId: id,
  state: z.enum(['Pending', 'Done']),
  total: z.int(),
  /** How many are done with, the skipped ones among them. */
  done: z.int(),
  /** Work orders that somebody invoiced or deleted before their turn came. */
  skipped: z.array(id),
});
export type Batch = z.output<typeof batchSchema>;

/** As helper: anyone may take it (DELA). No helper (INGEN) and a shared owner (DELA) are null. */
export const sharedHelper = -1;

const workOrderItemFieldsSchema = z.object({
  /** Left out for a new line. */
  workOrderItemId: z.optional(id),
  productId: id,
  hoursEstimated: z._default(halfSteps, 0),
  /** Null until something is entered. */
  workedHours: z._default(z.nullable(halfSteps), null),
  invoiceableHours: z._default(z.nullable(halfSteps), null),
  quantity: z._default(halfSteps, 0),
});

export const workOrderFieldsSchema = z.object({
  status: z.enum(selectableStatuses, 'Välj en status.'),
  verificationDate: day,
  invoiceNote: optionalLines(500),
  internalNote: optionalLines(2000),
  workOrderOwnerUserId: z.nullable(id),
  workOrderHelperUserId: z._default(z.nullable(z.union([z.literal(sharedHelper), id])), null),
  workOrderHelperRequired: z._default(z.boolean(), false),
  invoiceable: z._default(z.boolean(), true),
  items: z.array(workOrderItemFieldsSchema).check(z.maxLength(100, 'Högst 100 rader på en insats.')),
});
export type WorkOrderFields = z.output<typeof workOrderFieldsSchema>;

export const workOrderItemSchema = z.object({
  workOrderItemId: id,
  productId: id,
  productName: z.string(),
  productType: z.enum(productTypes),
  hoursEstimated: halfSteps,
  workedHours: z.nullable(halfSteps),
  invoiceableHours: z.nullable(halfSteps),
  quantity: halfSteps,
  /** Kronor from the price list in force; null where no list has the product. */
  unitPrice: z.nullable(kronor),
});
export type WorkOrderItem = z.output<typeof workOrderItemSchema>;

const derived = {
  workOrderId: id,
  projectId: id,
  projectCode: z.string(),
  customerId: id,
  customerName: z.string(),
  objectName: z.string(),
  status: z.enum(workOrderStatuses),
  statusDate: instant,
  verificationDate: day,
  invoiceNote: lines(500),
  workOrderOwnerUserId: z.nullable(id),
  workOrderOwnerInitials: z.string(),
  workOrderHelperUserId: z.nullable(z.int()),
  workOrderHelperInitials: z.string(),
  workOrderHelperRequired: z.boolean(),
  invoiceable: z.boolean(),
  /** Someone else may take it over: shared by owner or helper, and still open. */
  sharable: z.boolean(),
  hoursEstimated: z.number(),
  hoursWorked: z.number(),
  invoiceableHours: z.number(),
  /** Some of its rate lines have neither worked nor invoiceable hours. */
  hoursMissing: z.boolean(),
  /** Kronor; 0 when not invoiceable. */
  value: kronor,
  version: z.int(),
};

export const workOrderRowSchema = z.object(derived);
export type WorkOrderRow = z.output<typeof workOrderRowSchema>;

export const workOrderSumsSchema = z.pick(workOrderRowSchema, {
  hoursEstimated: true,
  hoursWorked: true,
  invoiceableHours: true,
  value: true,
});
export type WorkOrderSums = z.output<typeof workOrderSumsSchema>;

export const workOrderSchema = z.object({
  ...derived,
  internalNote: lines(2000),
  createdByUserId: id,
  invoiceId: z.nullable(id),
  items: z.array(workOrderItemSchema),
});
export type WorkOrder = z.output<typeof workOrderSchema>;

/** A work order not saved yet, with what a new one starts from. */
export const emptyWorkOrderSchema = z.object({
  projectId: id,
  projectCode: z.string(),
  customerName: z.string(),
  objectName: z.string(),
  ...workOrderFieldsSchema.shape,
});
