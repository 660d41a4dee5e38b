import { defineCall } from './call.ts';

const kinds = { reads: ['product'], changes: ['product'] } as const;

export const listProducts = defineCall(kinds, {
  name: 'products/list-products',
  method: 'GET',
  path: '/products',
  role: 'Staff',
});

export const getAllProducts = defineCall(kinds, {
  name: 'products/get-all-products',
  method: 'GET',
  path: '/products/get-all',
  role: 'Staff',
});

export const getProduct = defineCall(kinds, {
  name: 'products/get-product',
  method: 'GET',
  path: '/products/{productId}',
  role: 'Staff',
});

export const createProduct = defineCall(kinds, {
  name: 'products/create-product',
  method: 'POST',
  path: '/products',
  role: 'SuperAdmin',
});

export const createStartProducts = defineCall(kinds, {
  name: 'products/create-start-products',
  method: 'POST',
  path: '/products/start',
  role: 'SuperAdmin',
  changes: ['product', 'price-list-default'],
});

export const updateProduct = defineCall(kinds, {
  name: 'products/update-product',
  method: 'PUT',
  path: '/products/{productId}',
  role: 'SuperAdmin',
});

export const deleteProduct = defineCall(kinds, {
  name: 'products/delete-product',
  method: 'DELETE',
  path: '/products/{productId}',
  role: 'SuperAdmin',
});
