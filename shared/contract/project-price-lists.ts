import * as z from 'zod/mini';
import * as calls from './calls/project-price-lists.ts';
import { customerPriceSchema, projectPriceListFieldsSchema, projectPriceListSchema } from '../schemas/price-list.ts';
import { done, idParams, versionQuery } from './common.ts';
import { pricesQuery } from './price-lists.ts';
import { defineRoute } from './route.ts';

export const getCustomerPrices = defineRoute(calls.getCustomerPrices, {
  looksUp: ['customer'],
  summary: "The price of every product in a customer's projects, and which list it comes from.",
  params: idParams('customerId'),
  query: pricesQuery,
  result: z.array(customerPriceSchema),
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const getProjectPriceList = defineRoute(calls.getProjectPriceList, {
  summary: "The project's own price list, beside the prices that apply without it.",
  params: idParams('projectId'),
  result: projectPriceListSchema,
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const saveProjectPriceList = defineRoute(calls.saveProjectPriceList, {
  summary: "Create or save the project's own price list: a price for every product.",
  body: projectPriceListFieldsSchema,
  result: projectPriceListSchema,
  errors: ['stale_version'],
  rights: ['read-lists'],
});

export const deleteProjectPriceList = defineRoute(calls.deleteProjectPriceList, {
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
