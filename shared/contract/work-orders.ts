import * as z from 'zod/mini';
import * as calls from './calls/work-orders.ts';
import { day, flag, id, idText, optionalLines, requiredText } from '../fields/fields.ts';
import { filterText, listQuery, paged } from '../schemas/list.ts';
import { workOrder } from '../entities/work-order.ts';
import { maxBulk, workOrderStatuses } from '../codes/work-orders.ts';
import {
  batchSchema,
  bulkAnswerSchema,
  bulkStatusSchema,
  emptyWorkOrderSchema,
  missingHoursSchema,
  workOrderFieldsSchema,
  workOrderRowSchema,
  workOrderSchema,
  workOrderSumsSchema,
} from '../schemas/work-order.ts';
import { done, idParams, versionQuery } from './common.ts';
import { routesLookingUp } from './route.ts';

const defineRoute = routesLookingUp(['system-settings']);

const params = idParams('workOrderId');

export const workOrderColumns = [
  'workOrderId',
  'projectCode',
  'customerName',
  'objectName',
  ...workOrder.columns,
  'workOrderOwnerInitials',
  'workOrderHelperInitials',
  'hoursEstimated',
  'hoursWorked',
  'invoiceableHours',
  'value',
] as const;

const statuses = z.optional(
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((value: string) => value.split(',').filter(Boolean)),
      z.array(z.enum(workOrderStatuses, 'Okänd status.')),
    ),
  ),
);

const workOrderFilters = {
  projectCode: z.optional(requiredText(32)),
  projectCodeContains: filterText,
  customerName: filterText,
  objectName: filterText,
  invoiceNote: filterText,
  /** The initials of the owner or the helper, like `userId`. */
  initials: filterText,
  userId: z.optional(idText),
  ownerUserId: z.optional(idText),
  status: statuses,
  onlySharable: z.optional(flag),
  invoiceable: z.optional(flag),
  /** Not settled against a fixed price. */
  hourly: z.optional(flag),
  dateFrom: z.optional(day),
  dateTo: z.optional(day),
};

export const listWorkOrders = defineRoute(calls.listWorkOrders, {
  summary: 'A page of work orders; by verification date, latest first, unless ordered otherwise.',
  query: listQuery(workOrderColumns, {
    ...workOrderFilters,
    sums: z.optional(flag),
  }),
  result: z.extend(paged(workOrderRowSchema), { sums: z.optional(workOrderSumsSchema) }),
  rights: ['read-lists'],
});

export const getWorkOrder = defineRoute(calls.getWorkOrder, {
  summary: 'One work order with its lines and their prices.',
  params,
  result: workOrderSchema,
  errors: ['not_found'],
});

export const getEmptyWorkOrder = defineRoute(calls.getEmptyWorkOrder, {
  summary: 'What a new work order of the project starts from.',
  params: idParams('projectId'),
  result: emptyWorkOrderSchema,
  errors: ['not_found'],
});

export const containsStatusStarted = defineRoute(calls.containsStatusStarted, {
  summary: 'Whether the project has work orders in status Started.',
  params: idParams('projectId'),
  result: z.object({ containsStatusStarted: z.boolean() }),
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const createWorkOrder = defineRoute(calls.createWorkOrder, {
  summary: 'Create a work order.',
  body: z.extend(workOrderFieldsSchema, { projectId: id, missingHours: missingHoursSchema }),
  result: workOrderSchema,
});

export const updateWorkOrder = defineRoute(calls.updateWorkOrder, {
  summary: 'Save a work order that is not invoiced.',
  params,
  body: z.extend(workOrderFieldsSchema, { version: z.int(), missingHours: missingHoursSchema }),
  result: workOrderSchema,
  errors: ['not_found', 'stale_version', 'locked', 'being_invoiced'],
});

export const takeWorkOrder = defineRoute(calls.takeWorkOrder, {
  summary: 'Take over a shared work order: as its owner where it has none, otherwise as its helper.',
  params,
  result: workOrderSchema,
  errors: ['not_found', 'conflict', 'locked', 'being_invoiced'],
});

export const deleteWorkOrder = defineRoute(calls.deleteWorkOrder, {
  summary: 'Delete a work order that is not invoiced.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'stale_version', 'locked', 'being_invoiced'],
});

export const setWorkOrderStatusForList = defineRoute(calls.setWorkOrderStatusForList, {
  summary:
    'Give several work orders a status: all or none of up to 40, and more in a batch that continues until it is done.',
  body: z.object({
    workOrderIds: z
      .array(id)
      .check(z.minLength(1, 'Välj minst en insats.'), z.maxLength(maxBulk, `Högst ${maxBulk} insatser åt gången.`)),
    newStatus: bulkStatusSchema,
    missingHours: missingHoursSchema,
  }),
  result: bulkAnswerSchema,
  errors: ['not_found', 'locked', 'being_invoiced'],
  rights: ['read-lists'],
});

export const createFromDeliveryTemplate = defineRoute(calls.createFromDeliveryTemplate, {
  summary:
    'Create a work order in a project from each item of a delivery template: all or none of up to 40, and more in a batch that continues until it is done.',
  body: z.object({
    projectCode: requiredText(32),
    deliveryTemplateId: id,
    status: bulkStatusSchema,
    missingHours: missingHoursSchema,
  }),
  result: bulkAnswerSchema,
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const getWorkOrderBatch = defineRoute(calls.getWorkOrderBatch, {
  summary: 'The progress of the caller’s batch of work orders, or of their restoration.',
  params: idParams('batchId'),
  result: batchSchema,
  errors: ['not_found'],
});

const exportBody = z.object({
  projectCode: requiredText(32),
  filter: z._default(listQuery(workOrderColumns, workOrderFilters), {}),
  template: z.optional(z.enum(['quotation', 'detailed'])),
});

const quotedBesides = ['system-settings', 'contact', 'agreement', 'invoice'] as const;

const quotationBody = z.extend(exportBody, {
  validUntil: z._default(z.nullable(day), null),
  terms: optionalLines(2000),
});

export const exportQuotation = defineRoute(calls.exportQuotation, {
  looksUp: quotedBesides,
  summary:
    'A project’s work orders as a quotation that can be sent, a spreadsheet: estimated hours, quantities, prices and sums by kind.',
  body: quotationBody,
  result: z.unknown(),
  rights: ['read-lists', 'hand-over-files'],
  errors: ['not_found'],
});

export const exportQuotationPdf = defineRoute(calls.exportQuotationPdf, {
  looksUp: quotedBesides,
  summary:
    'A project’s work orders as a quotation, a PDF. Refused where a price is missing, or a sign cannot be printed.',
  body: quotationBody,
  result: z.unknown(),
  rights: ['read-lists', 'render-pdf'],
  errors: ['not_found', 'price_missing', 'undrawn_signs'],
});

export const exportDetailed = defineRoute(calls.exportDetailed, {
  looksUp: ['system-settings'],
  summary: 'A project’s work orders as a spreadsheet with everything of their lines.',
  body: exportBody,
  result: z.unknown(),
  rights: ['read-lists', 'hand-over-files'],
  errors: ['not_found'],
});

export const workOrdersRoutes = [
  listWorkOrders,
  getWorkOrder,
  getEmptyWorkOrder,
  containsStatusStarted,
  createWorkOrder,
  updateWorkOrder,
  takeWorkOrder,
  deleteWorkOrder,
  setWorkOrderStatusForList,
  createFromDeliveryTemplate,
  getWorkOrderBatch,
  exportQuotation,
  exportQuotationPdf,
  exportDetailed,
];
