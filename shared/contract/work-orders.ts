import * as z from 'zod/mini';
import { day, flag, id, idText, optionalLines, requiredText } from '../fields/fields.ts';
import { filterText, listQuery, paged } from '../schemas/list.ts';
import { workOrder } from '../entities/work-order.ts';
import { maxBulk, workOrderStatuses } from '../codes/work-order-status.ts';
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
import { routesOf } from './route.ts';

const defineRoute = routesOf({
  reads: [
    'work-order',
    'project',
    'customer',
    'address',
    'user',
    'product',
    'price-list-default',
    'price-list-customer',
    'price-list-project',
  ],
  changes: ['work-order', 'project-log'],
  looksUp: ['system-settings'],
});

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
  /** Of the owner or the helper, as `userId` is. */
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

export const listWorkOrders = defineRoute({
  name: 'work-orders/list-work-orders',
  method: 'GET',
  path: '/work-orders',
  role: 'Staff',
  summary: 'A page of work orders; by verification date, latest first, unless ordered otherwise.',
  query: listQuery(workOrderColumns, {
    ...workOrderFilters,
    sums: z.optional(flag),
  }),
  result: z.extend(paged(workOrderRowSchema), { sums: z.optional(workOrderSumsSchema) }),
  rights: ['read-lists'],
});

export const getWorkOrder = defineRoute({
  name: 'work-orders/get-work-order',
  method: 'GET',
  path: '/work-orders/{workOrderId}',
  role: 'Staff',
  summary: 'One work order with its lines and their prices.',
  params,
  result: workOrderSchema,
  errors: ['not_found'],
});

export const getEmptyWorkOrder = defineRoute({
  name: 'work-orders/get-empty-work-order',
  method: 'GET',
  path: '/work-orders/get-empty-work-order/{projectId}',
  role: 'Staff',
  summary: 'What a new work order of the project starts from.',
  params: idParams('projectId'),
  result: emptyWorkOrderSchema,
  errors: ['not_found'],
});

export const containsStatusStarted = defineRoute({
  name: 'work-orders/contains-status-started',
  method: 'GET',
  path: '/work-orders/contains-status-started/{projectId}',
  role: 'Staff',
  summary: 'Whether the project has work orders in status Started.',
  params: idParams('projectId'),
  result: z.object({ containsStatusStarted: z.boolean() }),
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const createWorkOrder = defineRoute({
  name: 'work-orders/create-work-order',
  method: 'POST',
  path: '/work-orders',
  role: 'Staff',
  summary: 'Create a work order.',
  body: z.extend(workOrderFieldsSchema, { projectId: id, missingHours: missingHoursSchema }),
  result: workOrderSchema,
});

export const updateWorkOrder = defineRoute({
  name: 'work-orders/update-work-order',
  method: 'PUT',
  path: '/work-orders/{workOrderId}',
  role: 'Staff',
  summary: 'Save a work order that is not invoiced.',
  params,
  body: z.extend(workOrderFieldsSchema, { version: z.int(), missingHours: missingHoursSchema }),
  result: workOrderSchema,
  errors: ['not_found', 'stale_version', 'locked', 'being_invoiced'],
});

export const takeWorkOrder = defineRoute({
  name: 'work-orders/take-work-order',
  method: 'POST',
  path: '/work-orders/{workOrderId}/take',
  role: 'Staff',
  summary: 'Take over a shared work order: as its owner where it has none, otherwise as its helper.',
  params,
  result: workOrderSchema,
  errors: ['not_found', 'conflict', 'locked', 'being_invoiced'],
});

export const deleteWorkOrder = defineRoute({
  name: 'work-orders/delete-work-order',
  method: 'DELETE',
  path: '/work-orders/{workOrderId}',
  role: 'SuperAdmin',
  summary: 'Delete a work order that is not invoiced.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'stale_version', 'locked', 'being_invoiced'],
});

export const setWorkOrderStatusForList = defineRoute({
  name: 'work-orders/set-work-order-status-for-list',
  method: 'POST',
  path: '/work-orders/set-work-order-status-for-list',
  role: 'Staff',
  summary:
    'Give several work orders a status: all or none of up to 40, and more in a batch that goes on until it is done.',
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

export const createFromDeliveryTemplate = defineRoute({
  name: 'work-orders/create-from-delivery-template',
  method: 'POST',
  path: '/work-orders/create-from-delivery-template',
  role: 'Staff',
  summary:
    'Make a work order in a project of each item of a delivery template: all or none of up to 40, and more in a batch that goes on until it is done.',
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

export const getWorkOrderBatch = defineRoute({
  name: 'work-orders/get-work-order-batch',
  method: 'GET',
  path: '/work-orders/batch/{batchId}',
  role: 'Staff',
  summary: 'How far the caller’s batch of work orders, or their restoration, has come.',
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

export const exportQuotation = defineRoute({
  name: 'work-orders/export-quotation',
  method: 'POST',
  writes: false,
  path: '/work-orders/export-quotation-to-excel',
  role: 'Staff',
  looksUp: quotedBesides,
  summary:
    'A project’s work orders as a quotation that can be sent, a spreadsheet: estimated hours, quantities, prices and sums by kind.',
  body: quotationBody,
  result: z.unknown(),
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  rights: ['read-lists', 'hand-over-files'],
  errors: ['not_found'],
});

export const exportQuotationPdf = defineRoute({
  name: 'work-orders/export-quotation-pdf',
  method: 'POST',
  writes: false,
  path: '/work-orders/export-quotation-to-pdf',
  role: 'Staff',
  looksUp: quotedBesides,
  summary: 'The same quotation as a PDF. Refused where a price is missing, or a sign cannot be printed.',
  body: quotationBody,
  result: z.unknown(),
  file: 'application/pdf',
  rights: ['read-lists', 'render-pdf'],
  errors: ['not_found', 'price_missing', 'undrawn_signs'],
});

export const exportDetailed = defineRoute({
  name: 'work-orders/export-detailed',
  method: 'POST',
  writes: false,
  path: '/work-orders/export-detailed-to-excel',
  role: 'Staff',
  looksUp: ['system-settings'],
  summary: 'A project’s work orders as a spreadsheet with everything of their lines.',
  body: exportBody,
  result: z.unknown(),
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
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
