import * as z from 'zod/mini';
import { bulkStatuses, missingHoursAnswers, selectableStatuses } from '../codes/work-orders.ts';
import { workOrder, workOrderItem } from '../entities/work-order.ts';
import { schemasOf } from '../entities/schemas-of.ts';
import { id, kronor } from '../fields/fields.ts';

export const bulkStatusSchema = z.enum(bulkStatuses, 'Välj Offererad, Planerad eller Registrerad.');

/**
 * How to fill rate lines with neither worked nor invoiceable hours when the call registers their work order. Omitted:
 * they stay empty.
 */
export const missingHoursSchema = z.optional(z.enum(missingHoursAnswers, 'Välj estimated eller zero.'));

const changedSchema = z.array(z.object({ id, version: z.int() }));

export const bulkAnswerSchema = z.object({
  total: z.int(),
  /** Set when the change takes more than one transaction; the batch reports its progress. */
  batchId: z.nullable(id),
  changed: changedSchema,
});

export const batchSchema = z.object({
  batchId: id,
  state: z.enum(['Pending', 'Done']),
  total: z.int(),
  /** Includes the skipped ones. */
  done: z.int(),
  /** Invoiced or deleted by another user before the batch reached them. */
  skipped: z.array(id),
  reasons: z.array(z.string()),
  changed: changedSchema,
});
export type Batch = z.output<typeof batchSchema>;

const {
  projectId: _projectId,
  statusDate: _statusDate,
  createdByUserId: _createdByUserId,
  invoiceId: _invoiceId,
  ...entered
} = schemasOf(workOrder).inputs;

export const workOrderFieldsSchema = z.object({
  ...entered,
  /** Only invoicing sets Invoiced. */
  status: z.enum(selectableStatuses, 'Välj en status.'),
  workOrderOwnerUserId: schemasOf(workOrder).values.workOrderOwnerUserId,
});
export type WorkOrderFields = z.output<typeof workOrderFieldsSchema>;

export const workOrderItemSchema = z.object({
  ...schemasOf(workOrderItem).values,
  productName: z.string(),
  /** In kronor, from the applicable price list; null where no list has the product. */
  unitPrice: z.nullable(kronor),
});
export type WorkOrderItem = z.output<typeof workOrderItemSchema>;

export const workOrderRowSchema = z.object({
  workOrderId: id,
  ...schemasOf(workOrder).rowValues,
  projectCode: z.string(),
  customerId: id,
  customerName: z.string(),
  objectName: z.string(),
  workOrderOwnerInitials: z.string(),
  workOrderHelperInitials: z.string(),
  /** Another user may take it over: shared by owner or helper, and still open. */
  sharable: z.boolean(),
  hoursEstimated: z.number(),
  hoursWorked: z.number(),
  invoiceableHours: z.number(),
  hoursMissing: z.boolean(),
  /** Kronor; 0 when not invoiceable. */
  value: kronor,
  version: z.int(),
});
export type WorkOrderRow = z.output<typeof workOrderRowSchema>;

export const workOrderSumsSchema = z.extend(
  z.pick(workOrderRowSchema, {
    hoursEstimated: true,
    hoursWorked: true,
    invoiceableHours: true,
    value: true,
  }),
  {
    /** The part of the value that the hours come to, in kronor; of hourly work alone. */
    hoursValue: z.optional(kronor),
    /** What one of those hours costs in the default list, in kronor; null if the list has none of them. */
    listPrice: z.optional(z.nullable(kronor)),
  },
);
export type WorkOrderSums = z.output<typeof workOrderSumsSchema>;

export const workOrderSchema = z.extend(workOrderRowSchema, {
  ...schemasOf(workOrder).values,
  items: z.array(workOrderItemSchema),
});
export type WorkOrder = z.output<typeof workOrderSchema>;

export const emptyWorkOrderSchema = z.object({
  projectId: id,
  projectCode: z.string(),
  customerName: z.string(),
  objectName: z.string(),
  ...workOrderFieldsSchema.shape,
});
