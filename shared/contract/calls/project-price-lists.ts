import { defineCall } from './call.ts';

const kinds = {
  reads: ['price-list-default', 'price-list-customer', 'price-list-project', 'product', 'project'],
  changes: ['price-list-project'],
} as const;

export const getCustomerPrices = defineCall(kinds, {
  name: 'price-lists/get-customer-prices',
  method: 'GET',
  path: '/price-lists/customer-id/{customerId}',
  role: 'Staff',
});

export const getProjectPriceList = defineCall(kinds, {
  name: 'price-lists/get-project-price-list',
  method: 'GET',
  path: '/price-lists/get-price-list-project/{projectId}',
  role: 'Staff',
  reads: ['price-list-default', 'price-list-customer', 'price-list-project', 'product', 'project', 'customer'],
});

export const saveProjectPriceList = defineCall(kinds, {
  name: 'price-lists/save-project-price-list',
  method: 'POST',
  path: '/price-lists/save-price-list-project',
  role: 'Staff',
});

export const deleteProjectPriceList = defineCall(kinds, {
  name: 'price-lists/delete-project-price-list',
  method: 'DELETE',
  path: '/price-lists/delete-price-list-project/{projectId}',
  role: 'Staff',
});
