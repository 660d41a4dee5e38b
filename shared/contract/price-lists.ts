import * as z from 'zod/mini';
import * as calls from './calls/price-lists.ts';
import { requiredText, year } from '../fields/fields.ts';
import { listQuery, paged } from '../schemas/list.ts';
import {
  defaultPriceListFieldsSchema,
  defaultPriceListRowSchema,
  defaultPriceListSchema,
  projectPriceSchema,
} from '../schemas/price-list.ts';
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

export const pricesQuery = z.strictObject({
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

export const priceListsRoutes = [
  listDefaultPriceLists,
  getLatestDefaultPriceList,
  getDefaultPriceList,
  createDefaultPriceList,
  updateDefaultPriceList,
  deleteDefaultPriceList,
  getProjectPrices,
];
