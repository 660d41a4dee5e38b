import * as z from 'zod/mini';
import * as calls from './calls/products.ts';
import { product } from '../entities/product.ts';
import { formatNames } from '../lib/format.ts';
import { filterText, listQuery, paged } from '../schemas/list.ts';
import { startProductsFieldsSchema, startProductsSchema } from '../schemas/start-products.ts';
import { productEditSchema, productFieldsSchema, productSchema } from '../schemas/product.ts';
import { done, idParams, versionQuery } from './common.ts';
import { defineRoute } from './route.ts';
import { productTypes } from '../codes/product-types.ts';

const params = idParams('productId');

export const productColumns = product.columns;

export const listProducts = defineRoute(calls.listProducts, {
  summary: 'A page of products; by name unless ordered otherwise.',
  query: listQuery(productColumns, {
    name: filterText,
    invoiceText: filterText,
    productType: z.optional(z.enum(productTypes, `Välj ${formatNames([...productTypes])}.`)),
  }),
  result: paged(productSchema),
  rights: ['read-lists'],
});

export const getAllProducts = defineRoute(calls.getAllProducts, {
  summary: 'All products by name.',
  result: z.array(productSchema),
  rights: ['read-lists'],
});

export const getProduct = defineRoute(calls.getProduct, {
  summary: 'One product.',
  params,
  result: productSchema,
  errors: ['not_found'],
});

export const createProduct = defineRoute(calls.createProduct, {
  summary: 'Create a product.',
  body: productFieldsSchema,
  result: productSchema,
});

export const createStartProducts = defineRoute(calls.createStartProducts, {
  summary: 'Create several products with their prices, in the default price list that applies this year.',
  body: startProductsFieldsSchema,
  result: startProductsSchema,
  rights: ['read-lists'],
});

export const updateProduct = defineRoute(calls.updateProduct, {
  summary: 'Save a product.',
  params,
  body: productEditSchema,
  result: productSchema,
  errors: ['not_found', 'stale_version', 'in_use'],
  rights: ['read-lists'],
});

export const deleteProduct = defineRoute(calls.deleteProduct, {
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
