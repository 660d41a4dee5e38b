import * as z from 'zod/mini';
import { customerPriceSchema, projectPriceListFieldsSchema, projectPriceListSchema } from '../schemas/price-list.ts';
import { done, idParams, versionQuery } from './common.ts';
import { pricesQuery } from './price-lists.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({
  reads: ['price-list-default', 'price-list-customer', 'price-list-project', 'product', 'project'],
  changes: ['price-list-project'],
});

export const getCustomerPrices = defineRoute({
  name: 'price-lists/get-customer-prices',
  method: 'GET',
  path: '/price-lists/customer-id/{customerId}',
  role: 'Staff',
  looksUp: ['customer'],
  summary: "The price of every product in a customer's projects, and which list it comes from.",
  params: idParams('customerId'),
  query: pricesQuery,
  result: z.array(customerPriceSchema),
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const getProjectPriceList = defineRoute({
  name: 'price-lists/get-project-price-list',
  method: 'GET',
  path: '/price-lists/get-price-list-project/{projectId}',
  role: 'Staff',
  reads: ['price-list-default', 'price-list-customer', 'price-list-project', 'product', 'project', 'customer'],
  summary: "The project's own price list, beside the prices that apply without it.",
  params: idParams('projectId'),
  result: projectPriceListSchema,
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const saveProjectPriceList = defineRoute({
  name: 'price-lists/save-project-price-list',
  method: 'POST',
  path: '/price-lists/save-price-list-project',
  role: 'Staff',
  summary: "Create or save the project's own price list: a price for every product.",
  body: projectPriceListFieldsSchema,
  result: projectPriceListSchema,
  errors: ['stale_version'],
  rights: ['read-lists'],
});

export const deleteProjectPriceList = defineRoute({
  name: 'price-lists/delete-project-price-list',
  method: 'DELETE',
  path: '/price-lists/delete-price-list-project/{projectId}',
  role: 'Staff',
  summary: "Delete the project's own price list; the customer's and the default prices apply again.",
  params: idParams('projectId'),
  query: versionQuery,
  result: done,
  errors: ['not_found', 'stale_version'],
});

export const projectPriceListsRoutes = [
  getCustomerPrices,
  getProjectPriceList,
  saveProjectPriceList,
  deleteProjectPriceList,
];
