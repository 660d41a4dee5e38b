import { defineCall } from './call.ts';

const kinds = { reads: ['price-list-customer', 'customer', 'product'], changes: ['price-list-customer'] } as const;

export const listCustomerPriceLists = defineCall(kinds, 'GET /price-lists-customer', {
  name: 'price-lists-customer/list-customer-price-lists',
  role: 'SuperAdmin',
});

export const getCustomerPriceList = defineCall(kinds, 'GET /price-lists-customer/{customerId}', {
  name: 'price-lists-customer/get-customer-price-list',
  role: 'SuperAdmin',
});

export const createCustomerPriceList = defineCall(kinds, 'POST /price-lists-customer', {
  name: 'price-lists-customer/create-customer-price-list',
  role: 'SuperAdmin',
});

export const updateCustomerPriceList = defineCall(kinds, 'PUT /price-lists-customer/{customerId}', {
  name: 'price-lists-customer/update-customer-price-list',
  role: 'SuperAdmin',
});

export const deleteCustomerPriceList = defineCall(kinds, 'DELETE /price-lists-customer/{customerId}', {
  name: 'price-lists-customer/delete-customer-price-list',
  role: 'SuperAdmin',
});
