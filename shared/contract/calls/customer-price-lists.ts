import { defineCall } from './call.ts';

const kinds = { reads: ['price-list-customer', 'customer', 'product'], changes: ['price-list-customer'] } as const;

export const listCustomerPriceLists = defineCall(kinds, {
  name: 'price-lists-customer/list-customer-price-lists',
  method: 'GET',
  path: '/price-lists-customer',
  role: 'SuperAdmin',
});

export const getCustomerPriceList = defineCall(kinds, {
  name: 'price-lists-customer/get-customer-price-list',
  method: 'GET',
  path: '/price-lists-customer/{customerId}',
  role: 'SuperAdmin',
});

export const createCustomerPriceList = defineCall(kinds, {
  name: 'price-lists-customer/create-customer-price-list',
  method: 'POST',
  path: '/price-lists-customer',
  role: 'SuperAdmin',
});

export const updateCustomerPriceList = defineCall(kinds, {
  name: 'price-lists-customer/update-customer-price-list',
  method: 'PUT',
  path: '/price-lists-customer/{customerId}',
  role: 'SuperAdmin',
});

export const deleteCustomerPriceList = defineCall(kinds, {
  name: 'price-lists-customer/delete-customer-price-list',
  method: 'DELETE',
  path: '/price-lists-customer/{customerId}',
  role: 'SuperAdmin',
});
