import * as z from 'zod/mini';
import * as calls from './calls/price-lists.ts';
import { requiredText, year } from '../fields/fields.ts';
import { filterText, listQuery, paged } from '../schemas/list.ts';
import {
  customerPriceListEditSchema,
  customerPriceListFieldsSchema,
  customerPriceListRowSchema,
  customerPriceListSchema,
  customerPriceSchema,
  defaultPriceListFieldsSchema,
  defaultPriceListRowSchema,
  defaultPriceListSchema,
  projectPriceListFieldsSchema,
  projectPriceListSchema,
  projectPriceSchema,
} from '../schemas/price-list.ts';
import {
  customerPriceChangeSchema,
  defaultPriceChangeSchema,
  priceChangeSchema,
  projectPriceChangeSchema,
} from '../schemas/price-change.ts';
import { done, idParams, versionQuery } from './common.ts';
import { defineRoute } from './route.ts';

const params = idParams('priceListDefaultId');

export const defaultPriceListColumns = ['year', 'comment', 'numberOfLines'] as const;

export const listDefaultPriceLists = defineRoute(calls.listDefaultPriceLists, {
  summary: 'A page of default price lists; by year unless ordered otherwise.',
  query: listQuery(defaultPriceListColumns, {
    year: z.optional(z.string().check(z.regex(/^\d{0,4}$/, 'Ange ett år.'))),
  }),
  result: paged(defaultPriceListRowSchema),
  rights: ['read-lists'],
});

export const getLatestDefaultPriceList = defineRoute(calls.getLatestDefaultPriceList, {
  summary: 'The default price list of the latest year.',
  result: defaultPriceListSchema,
  errors: ['not_found'],
});

export const getDefaultPriceList = defineRoute(calls.getDefaultPriceList, {
  summary: 'One default price list with its lines.',
  params,
  result: defaultPriceListSchema,
  errors: ['not_found'],
});

export const createDefaultPriceList = defineRoute(calls.createDefaultPriceList, {
  summary: 'Create the default price list of a year: a price above zero for every product.',
  body: defaultPriceListFieldsSchema,
  result: defaultPriceListSchema,
  errors: ['already_exists'],
  rights: ['read-lists'],
});

export const updateDefaultPriceList = defineRoute(calls.updateDefaultPriceList, {
  summary: 'Save a default price list.',
  params,
  body: z.extend(defaultPriceListFieldsSchema, { version: z.int() }),
  result: defaultPriceListSchema,
  errors: ['not_found', 'stale_version', 'already_exists'],
  rights: ['read-lists'],
});

export const deleteDefaultPriceList = defineRoute(calls.deleteDefaultPriceList, {
  summary: 'Delete a default price list.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'stale_version'],
});

const pricesQuery = z.strictObject({
  year: z.optional(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^\d{4}$/, 'Ange ett år.'))]),
      z.pipe(z.transform(Number), year),
    ),
  ),
});

export const getProjectPrices = defineRoute(calls.getProjectPrices, {
  summary: 'The price of every product in a project, and which list it comes from.',
  params: z.object({ code: requiredText(32) }),
  query: pricesQuery,
  result: z.array(projectPriceSchema),
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const customerPriceListColumns = ['customerName', 'comment', 'numberOfLines'] as const;

export const listCustomerPriceLists = defineRoute(calls.listCustomerPriceLists, {
  summary: 'A page of customer price lists; by customer unless ordered otherwise.',
  query: listQuery(customerPriceListColumns, { customerName: filterText }),
  result: paged(customerPriceListRowSchema),
  rights: ['read-lists'],
});

export const getCustomerPriceList = defineRoute(calls.getCustomerPriceList, {
  summary: 'The price list of a customer, with its lines.',
  params: idParams('customerId'),
  result: customerPriceListSchema,
  errors: ['not_found'],
});

export const createCustomerPriceList = defineRoute(calls.createCustomerPriceList, {
  summary: 'Create the price list of a customer; products that it leaves out have the default price.',
  body: customerPriceListFieldsSchema,
  result: customerPriceListSchema,
  errors: ['already_exists'],
});

export const updateCustomerPriceList = defineRoute(calls.updateCustomerPriceList, {
  summary: 'Save the price list of a customer.',
  params: idParams('customerId'),
  body: customerPriceListEditSchema,
  result: customerPriceListSchema,
  errors: ['not_found', 'stale_version'],
});

export const deleteCustomerPriceList = defineRoute(calls.deleteCustomerPriceList, {
  summary: 'Delete the price list of a customer; the default prices apply again.',
  params: idParams('customerId'),
  query: versionQuery,
  result: done,
  errors: ['not_found', 'stale_version'],
});

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

export const previewDefaultPrices = defineRoute(calls.previewDefaultPrices, {
  summary: 'Which work orders a default price list would give another value, saved with these prices or removed.',
  body: defaultPriceChangeSchema,
  result: priceChangeSchema,
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const previewCustomerPrices = defineRoute(calls.previewCustomerPrices, {
  summary: "Which work orders a customer's price list would give another value, saved with these prices or removed.",
  body: customerPriceChangeSchema,
  result: priceChangeSchema,
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const previewProjectPrices = defineRoute(calls.previewProjectPrices, {
  summary: "Which work orders a project's price list would give another value, saved with these prices or removed.",
  body: projectPriceChangeSchema,
  result: priceChangeSchema,
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const priceListsRoutes = [
  listDefaultPriceLists,
  getLatestDefaultPriceList,
  getDefaultPriceList,
  createDefaultPriceList,
  updateDefaultPriceList,
  deleteDefaultPriceList,
  getProjectPrices,
  listCustomerPriceLists,
  getCustomerPriceList,
  createCustomerPriceList,
  updateCustomerPriceList,
  deleteCustomerPriceList,
  getCustomerPrices,
  getProjectPriceList,
  saveProjectPriceList,
  deleteProjectPriceList,
  previewDefaultPrices,
  previewCustomerPrices,
  previewProjectPrices,
];
