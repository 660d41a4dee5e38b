import { defineCall } from './call.ts';

const kinds = {
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
} as const;

export const listWorkOrders = defineCall(kinds, 'GET /work-orders', {
  name: 'work-orders/list-work-orders',
  role: 'Staff',
});

export const getWorkOrder = defineCall(kinds, 'GET /work-orders/{workOrderId}', {
  name: 'work-orders/get-work-order',
  role: 'Staff',
});

export const getEmptyWorkOrder = defineCall(kinds, 'GET /work-orders/get-empty-work-order/{projectId}', {
  name: 'work-orders/get-empty-work-order',
  role: 'Staff',
});

export const containsStatusStarted = defineCall(kinds, 'GET /work-orders/contains-status-started/{projectId}', {
  name: 'work-orders/contains-status-started',
  role: 'Staff',
});

export const createWorkOrder = defineCall(kinds, 'POST /work-orders', {
  name: 'work-orders/create-work-order',
  role: 'Staff',
  waits: true,
});

export const updateWorkOrder = defineCall(kinds, 'PUT /work-orders/{workOrderId}', {
  name: 'work-orders/update-work-order',
  role: 'Staff',
  waits: true,
});

export const takeWorkOrder = defineCall(kinds, 'POST /work-orders/{workOrderId}/take', {
  name: 'work-orders/take-work-order',
  role: 'Staff',
});

export const deleteWorkOrder = defineCall(kinds, 'DELETE /work-orders/{workOrderId}', {
  name: 'work-orders/delete-work-order',
  role: 'SuperAdmin',
  waits: true,
});

export const setWorkOrderStatusForList = defineCall(kinds, 'POST /work-orders/set-work-order-status-for-list', {
  name: 'work-orders/set-work-order-status-for-list',
  role: 'Staff',
});

export const createFromDeliveryTemplate = defineCall(kinds, 'POST /work-orders/create-from-delivery-template', {
  name: 'work-orders/create-from-delivery-template',
  role: 'Staff',
});

export const getWorkOrderBatch = defineCall(kinds, 'GET /work-orders/batch/{batchId}', {
  name: 'work-orders/get-work-order-batch',
  role: 'Staff',
});

export const exportQuotation = defineCall(kinds, 'POST /work-orders/export-quotation-to-excel', {
  name: 'work-orders/export-quotation',
  writes: false,
  role: 'Staff',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

export const exportQuotationPdf = defineCall(kinds, 'POST /work-orders/export-quotation-to-pdf', {
  name: 'work-orders/export-quotation-pdf',
  writes: false,
  role: 'Staff',
  file: 'application/pdf',
});

export const exportDetailed = defineCall(kinds, 'POST /work-orders/export-detailed-to-excel', {
  name: 'work-orders/export-detailed',
  writes: false,
  role: 'Staff',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
