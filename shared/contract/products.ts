import * as z from 'zod/mini';
import { product } from '../entities/product.ts';
import { formatNames } from '../lib/format.ts';
import { filterText, listQuery, paged } from '../schemas/list.ts';
import { startProductsFieldsSchema, startProductsSchema } from '../schemas/start-products.ts';
import { productEditSchema, productFieldsSchema, productSchema } from '../schemas/product.ts';
import { done, idParams, versionQuery } from './common.ts';
import { routesOf } from './route.ts';
import { productTypes } from '../codes/product-types.ts';

const defineRoute = routesOf({ reads: ['product'], changes: ['product'] });

const params = idParams('productId');

export const productColumns = product.columns;

export const listProducts = defineRoute({
  name: 'products/list-products',
  method: 'GET',
  path: '/products',
  role: 'Staff',
  summary: 'A page of products; by name unless ordered otherwise.',
  query: listQuery(productColumns, {
    name: filterText,
    invoiceText: filterText,
    productType: z.optional(z.enum(productTypes, `Välj ${formatNames([...productTypes])}.`)),
  }),
  result: paged(productSchema),
  rights: ['read-lists'],
});

export const getAllProducts = defineRoute({
  name: 'products/get-all-products',
  method: 'GET',
  path: '/products/get-all',
  role: 'Staff',
  summary: 'All products by name.',
  result: z.array(productSchema),
  rights: ['read-lists'],
});

export const getProduct = defineRoute({
  name: 'products/get-product',
  method: 'GET',
  path: '/products/{productId}',
  role: 'Staff',
  summary: 'One product.',
  params,
  result: productSchema,
  errors: ['not_found'],
});

export const createProduct = defineRoute({
  name: 'products/create-product',
  method: 'POST',
  path: '/products',
  role: 'SuperAdmin',
  summary: 'Create a product.',
  body: productFieldsSchema,
  result: productSchema,
});

export const createStartProducts = defineRoute({
  name: 'products/create-start-products',
  method: 'POST',
  path: '/products/start',
  role: 'SuperAdmin',
  changes: ['product', 'price-list-default'],
  summary: 'Create several products with their prices, in the default price list that applies this year.',
  body: startProductsFieldsSchema,
  result: startProductsSchema,
  rights: ['read-lists'],
});

export const updateProduct = defineRoute({
  name: 'products/update-product',
  method: 'PUT',
  path: '/products/{productId}',
  role: 'SuperAdmin',
  summary: 'Save a product.',
  params,
  body: productEditSchema,
  result: productSchema,
  errors: ['not_found', 'stale_version', 'in_use'],
  rights: ['read-lists'],
});

export const deleteProduct = defineRoute({
  name: 'products/delete-product',
  method: 'DELETE',
  path: '/products/{productId}',
  role: 'SuperAdmin',
  summary: 'Delete a product that nothing uses.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'in_use', 'stale_version'],
  rights: ['read-lists'],
});

export const productsRoutes = [
  listProducts,
  getAllProducts,
  getProduct,
  createProduct,
  createStartProducts,
  updateProduct,
  deleteProduct,
];
