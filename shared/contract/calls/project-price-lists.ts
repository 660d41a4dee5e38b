import { defineCall } from './call.ts';

const kinds = {
  reads: ['price-list-default', 'price-list-customer', 'price-list-project', 'product', 'project'],
  changes: ['price-list-project'],
} as const;

export const getCustomerPrices = defineCall(kinds, 'GET /price-lists/customer-id/{customerId}', {
  name: 'price-lists/get-customer-prices',
  role: 'Staff',
});

export const getProjectPriceList = defineCall(kinds, 'GET /price-lists/get-price-list-project/{projectId}', {
  name: 'price-lists/get-project-price-list',
  role: 'Staff',
  reads: ['price-list-default', 'price-list-customer', 'price-list-project', 'product', 'project', 'customer'],
});

export const saveProjectPriceList = defineCall(kinds, 'POST /price-lists/save-price-list-project', {
  name: 'price-lists/save-project-price-list',
  role: 'Staff',
});

export const deleteProjectPriceList = defineCall(kinds, 'DELETE /price-lists/delete-price-list-project/{projectId}', {
  name: 'price-lists/delete-project-price-list',
  role: 'Staff',
});
