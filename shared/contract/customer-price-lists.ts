import { filterText, listQuery, paged } from '../schemas/list.ts';
import {
  customerPriceListEditSchema,
  customerPriceListFieldsSchema,
  customerPriceListRowSchema,
  customerPriceListSchema,
} from '../schemas/price-list.ts';
import { done, idParams, versionQuery } from './common.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({
  reads: ['price-list-customer', 'customer', 'product'],
  changes: ['price-list-customer'],
});

const params = idParams('customerId');

export const customerPriceListColumns = ['customerName', 'comment', 'numberOfLines'] as const;

export const listCustomerPriceLists = defineRoute({
  name: 'price-lists-customer/list-customer-price-lists',
  method: 'GET',
  path: '/price-lists-customer',
  role: 'SuperAdmin',
  summary: 'A page of customer price lists; by customer unless ordered otherwise.',
  query: listQuery(customerPriceListColumns, { customerName: filterText }),
  result: paged(customerPriceListRowSchema),
  rights: ['read-lists'],
});

export const getCustomerPriceList = defineRoute({
  name: 'price-lists-customer/get-customer-price-list',
  method: 'GET',
  path: '/price-lists-customer/{customerId}',
  role: 'SuperAdmin',
  summary: 'The price list of a customer, with its lines.',
  params,
  result: customerPriceListSchema,
  errors: ['not_found'],
});

export const createCustomerPriceList = defineRoute({
  name: 'price-lists-customer/create-customer-price-list',
  method: 'POST',
  path: '/price-lists-customer',
  role: 'SuperAdmin',
  summary: 'Create the price list of a customer; products that it leaves out have the default price.',
  body: customerPriceListFieldsSchema,
  result: customerPriceListSchema,
  errors: ['already_exists'],
});

export const updateCustomerPriceList = defineRoute({
  name: 'price-lists-customer/update-customer-price-list',
  method: 'PUT',
  path: '/price-lists-customer/{customerId}',
  role: 'SuperAdmin',
  summary: 'Save the price list of a customer.',
  params,
  body: customerPriceListEditSchema,
  result: customerPriceListSchema,
  errors: ['not_found', 'stale_version'],
});

export const deleteCustomerPriceList = defineRoute({
  name: 'price-lists-customer/delete-customer-price-list',
  method: 'DELETE',
  path: '/price-lists-customer/{customerId}',
  role: 'SuperAdmin',
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
