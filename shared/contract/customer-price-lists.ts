import * as calls from './calls/customer-price-lists.ts';
import { filterText, listQuery, paged } from '../schemas/list.ts';
import {
  customerPriceListEditSchema,
  customerPriceListFieldsSchema,
  customerPriceListRowSchema,
  customerPriceListSchema,
} from '../schemas/price-list.ts';
import { done, idParams, versionQuery } from './common.ts';
import { defineRoute } from './route.ts';

const params = idParams('customerId');

export const customerPriceListColumns = ['customerName', 'comment', 'numberOfLines'] as const;

export const listCustomerPriceLists = defineRoute(calls.listCustomerPriceLists, {
  summary: 'A page of customer price lists; by customer unless ordered otherwise.',
  query: listQuery(customerPriceListColumns, { customerName: filterText }),
  result: paged(customerPriceListRowSchema),
  rights: ['read-lists'],
});

export const getCustomerPriceList = defineRoute(calls.getCustomerPriceList, {
  summary: 'The price list of a customer, with its lines.',
  params,
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
  params,
  body: customerPriceListEditSchema,
  result: customerPriceListSchema,
  errors: ['not_found', 'stale_version'],
});

export const deleteCustomerPriceList = defineRoute(calls.deleteCustomerPriceList, {
  summary: 'Delete the price list of a customer; the default prices apply again.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'stale_version'],
});

export const customerPriceListsRoutes = [
  listCustomerPriceLists,
  getCustomerPriceList,
  createCustomerPriceList,
  updateCustomerPriceList,
  deleteCustomerPriceList,
];
