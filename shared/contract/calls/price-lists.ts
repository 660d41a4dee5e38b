import { defineCall } from './call.ts';

const kinds = { reads: ['price-list-default', 'product'], changes: ['price-list-default'] } as const;

export const listDefaultPriceLists = defineCall(kinds, {
  name: 'price-lists-default/list-default-price-lists',
  method: 'GET',
  path: '/price-lists-default',
  role: 'SuperAdmin',
});

export const getLatestDefaultPriceList = defineCall(kinds, {
  name: 'price-lists-default/get-latest-default-price-list',
  method: 'GET',
  path: '/price-lists-default/get-latest',
  role: 'SuperAdmin',
});

export const getDefaultPriceList = defineCall(kinds, {
  name: 'price-lists-default/get-default-price-list',
  method: 'GET',
  path: '/price-lists-default/{priceListDefaultId}',
  role: 'SuperAdmin',
});

export const createDefaultPriceList = defineCall(kinds, {
  name: 'price-lists-default/create-default-price-list',
  method: 'POST',
  path: '/price-lists-default',
  role: 'SuperAdmin',
});

export const updateDefaultPriceList = defineCall(kinds, {
  name: 'price-lists-default/update-default-price-list',
  method: 'PUT',
  path: '/price-lists-default/{priceListDefaultId}',
  role: 'SuperAdmin',
});

export const deleteDefaultPriceList = defineCall(kinds, {
  name: 'price-lists-default/delete-default-price-list',
  method: 'DELETE',
  path: '/price-lists-default/{priceListDefaultId}',
  role: 'SuperAdmin',
});

export const getProjectPrices = defineCall(kinds, {
  name: 'price-lists/get-project-prices',
  method: 'GET',
  path: '/price-lists/project-code/{code}',
  role: 'Staff',
  reads: ['price-list-default', 'price-list-customer', 'price-list-project', 'product', 'project'],
});
