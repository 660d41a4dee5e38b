import { defineCall } from './call.ts';

const kinds = { reads: ['price-list-default', 'product'], changes: ['price-list-default'] } as const;

export const listDefaultPriceLists = defineCall(kinds, 'GET /price-lists-default', {
  name: 'price-lists-default/list-default-price-lists',
  role: 'SuperAdmin',
});

export const getLatestDefaultPriceList = defineCall(kinds, 'GET /price-lists-default/get-latest', {
  name: 'price-lists-default/get-latest-default-price-list',
  role: 'SuperAdmin',
});

export const getDefaultPriceList = defineCall(kinds, 'GET /price-lists-default/{priceListDefaultId}', {
  name: 'price-lists-default/get-default-price-list',
  role: 'SuperAdmin',
});

export const createDefaultPriceList = defineCall(kinds, 'POST /price-lists-default', {
  name: 'price-lists-default/create-default-price-list',
  role: 'SuperAdmin',
});

export const updateDefaultPriceList = defineCall(kinds, 'PUT /price-lists-default/{priceListDefaultId}', {
  name: 'price-lists-default/update-default-price-list',
  role: 'SuperAdmin',
});

export const deleteDefaultPriceList = defineCall(kinds, 'DELETE /price-lists-default/{priceListDefaultId}', {
  name: 'price-lists-default/delete-default-price-list',
  role: 'SuperAdmin',
});

export const getProjectPrices = defineCall(kinds, 'GET /price-lists/project-code/{code}', {
  name: 'price-lists/get-project-prices',
  role: 'Staff',
  reads: ['price-list-default', 'price-list-customer', 'price-list-project', 'product', 'project'],
});
