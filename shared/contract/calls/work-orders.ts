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

export const listWorkOrders = defineCall(kinds, {
  name: 'work-orders/list-work-orders',
  method: 'GET',
  path: '/work-orders',
  role: 'Staff',
});

export const getWorkOrder = defineCall(kinds, {
  name: 'work-orders/get-work-order',
  method: 'GET',
  path: '/work-orders/{workOrderId}',
  role: 'Staff',
});

export const getEmptyWorkOrder = defineCall(kinds, {
  name: 'work-orders/get-empty-work-order',
  method: 'GET',
  path: '/work-orders/get-empty-work-order/{projectId}',
  role: 'Staff',
});

export const containsStatusStarted = defineCall(kinds, {
  name: 'work-orders/contains-status-started',
  method: 'GET',
  path: '/work-orders/contains-status-started/{projectId}',
  role: 'Staff',
});

export const createWorkOrder = defineCall(kinds, {
  name: 'work-orders/create-work-order',
  method: 'POST',
  path: '/work-orders',
  role: 'Staff',
  waits: true,
});

export const updateWorkOrder = defineCall(kinds, {
  name: 'work-orders/update-work-order',
  method: 'PUT',
  path: '/work-orders/{workOrderId}',
  role: 'Staff',
  waits: true,
});

export const takeWorkOrder = defineCall(kinds, {
  name: 'work-orders/take-work-order',
  method: 'POST',
  path: '/work-orders/{workOrderId}/take',
  role: 'Staff',
});

export const deleteWorkOrder = defineCall(kinds, {
  name: 'work-orders/delete-work-order',
  method: 'DELETE',
  path: '/work-orders/{workOrderId}',
  role: 'SuperAdmin',
  waits: true,
});

export const setWorkOrderStatusForList = defineCall(kinds, {
  name: 'work-orders/set-work-order-status-for-list',
  method: 'POST',
  path: '/work-orders/set-work-order-status-for-list',
  role: 'Staff',
});

export const createFromDeliveryTemplate = defineCall(kinds, {
  name: 'work-orders/create-from-delivery-template',
  method: 'POST',
  path: '/work-orders/create-from-delivery-template',
  role: 'Staff',
});

export const getWorkOrderBatch = defineCall(kinds, {
  name: 'work-orders/get-work-order-batch',
  method: 'GET',
  path: '/work-orders/batch/{batchId}',
  role: 'Staff',
});

export const exportQuotation = defineCall(kinds, {
  name: 'work-orders/export-quotation',
  method: 'POST',
  writes: false,
  path: '/work-orders/export-quotation-to-excel',
  role: 'Staff',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

export const exportQuotationPdf = defineCall(kinds, {
  name: 'work-orders/export-quotation-pdf',
  method: 'POST',
  writes: false,
  path: '/work-orders/export-quotation-to-pdf',
  role: 'Staff',
  file: 'application/pdf',
});

export const exportDetailed = defineCall(kinds, {
  name: 'work-orders/export-detailed',
  method: 'POST',
  writes: false,
  path: '/work-orders/export-detailed-to-excel',
  role: 'Staff',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
