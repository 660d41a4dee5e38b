import { defineCall } from './call.ts';

const kinds = { reads: ['product'], changes: ['product'] } as const;

export const listProducts = defineCall(kinds, 'GET /products', { name: 'products/list-products', role: 'Staff' });

export const getAllProducts = defineCall(kinds, 'GET /products/get-all', {
  name: 'products/get-all-products',
  role: 'Staff',
});

export const getProduct = defineCall(kinds, 'GET /products/{productId}', {
  name: 'products/get-product',
  role: 'Staff',
});

export const createProduct = defineCall(kinds, 'POST /products', {
  name: 'products/create-product',
  role: 'SuperAdmin',
});

export const createStartProducts = defineCall(kinds, 'POST /products/start', {
  name: 'products/create-start-products',
  role: 'SuperAdmin',
  changes: ['product', 'price-list-default'],
});

export const updateProduct = defineCall(kinds, 'PUT /products/{productId}', {
  name: 'products/update-product',
  role: 'SuperAdmin',
});

export const deleteProduct = defineCall(kinds, 'DELETE /products/{productId}', {
  name: 'products/delete-product',
  role: 'SuperAdmin',
});
