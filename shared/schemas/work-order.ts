import * as z from 'zod/mini';
import { bulkStatuses, selectableStatuses } from '../codes/work-order-status.ts';
import { workOrder, workOrderItem } from '../entities/work-order.ts';
import { id, kronor } from '../fields/fields.ts';
import { missingHoursAnswers } from '../codes/missing-hours.ts';

export const bulkStatusSchema = z.enum(bulkStatuses, 'Välj Offererad, Planerad eller Registrerad.');

/**
 * What becomes of rate lines with neither worked nor invoiceable hours where the call registers their work order; left
 * out, they stay empty.
 */
export const missingHoursSchema = z.optional(z.enum(missingHoursAnswers, 'Välj estimated eller zero.'));

/** The work orders that were changed, each with its new version. */
const changedSchema = z.array(z.object({ id, version: z.int() }));

/** What a call did, or has begun and goes on with, to several work orders. */
export const bulkAnswerSchema = z.object({
  /** How many work orders it is about. */
  total: z.int(),
  /** Where it takes more than one transaction: what tells how far it has come. */
  batchId: z.nullable(id),
  /** Of one transaction; those of a batch are told by the batch. */
  changed: changedSchema,
});

export const batchSchema = z.object({
  batchId: id,
  state: z.enum(['Pending', 'Done']),
  total: z.int(),
  /** How many are done with, the skipped ones among them. */
  done: z.int(),
  /** Work orders that somebody invoiced or deleted before their turn came. */
  skipped: z.array(id),
  /** Why the first few of them were skipped, where that differs between them. */
  reasons: z.array(z.string()),
  changed: changedSchema,
});
export type Batch = z.output<typeof batchSchema>;

/** Klang sets these. */
const {
  projectId: _projectId,
  statusDate: _statusDate,
  createdByUserId: _createdByUserId,
  invoiceId: _invoiceId,
  ...entered
} = workOrder.inputs;

export const workOrderFieldsSchema = z.object({
  ...entered,
  /** Invoicing alone sets Invoiced. */
  status: z.enum(selectableStatuses, 'Välj en status.'),
  workOrderOwnerUserId: workOrder.values.workOrderOwnerUserId,
});
export type WorkOrderFields = z.output<typeof workOrderFieldsSchema>;

export const workOrderItemSchema = z.object({
  ...workOrderItem.values,
  productName: z.string(),
  /** Kronor from the price list in force; null where no list has the product. */
  unitPrice: z.nullable(kronor),
});
export type WorkOrderItem = z.output<typeof workOrderItemSchema>;

export const workOrderRowSchema = z.object({
  workOrderId: id,
  ...workOrder.rowValues,
  projectCode: z.string(),
  customerId: id,
  customerName: z.string(),
  objectName: z.string(),
  workOrderOwnerInitials: z.string(),
  workOrderHelperInitials: z.string(),
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
});
export type WorkOrderRow = z.output<typeof workOrderRowSchema>;

export const workOrderSumsSchema = z.pick(workOrderRowSchema, {
  hoursEstimated: true,
  hoursWorked: true,
  invoiceableHours: true,
  value: true,
});
export type WorkOrderSums = z.output<typeof workOrderSumsSchema>;

export const workOrderSchema = z.extend(workOrderRowSchema, {
  ...workOrder.values,
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
