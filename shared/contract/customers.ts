import * as z from 'zod/mini';
import * as calls from './calls/customers.ts';
import { customer } from '../entities/customer.ts';
import { choiceQuery } from './choices.ts';
import {
  customerEditSchema,
  customerFieldsSchema,
  customerOptionSchema,
  customerRowSchema,
  customerSchema,
  customerSumsSchema,
  likeCustomerSchema,
} from '../schemas/customer.ts';
import { flag, idText } from '../fields/fields.ts';
import { filterText, listQuery, paged } from '../schemas/list.ts';
import { done, idParams, versionQuery } from './common.ts';
import { defineRoute } from './route.ts';

const params = idParams('customerId');

export const customerColumns = [
  ...customer.columns,
  'numberOfProjects',
  'planned',
  'registered',
  'invoiced',
  'invoiced12Months',
  'owed',
] as const;

export const listCustomers = defineRoute(calls.listCustomers, {
  summary:
    'A page of customers with their counts and what they are invoiced and owe; by name unless ordered otherwise.',
  query: listQuery(customerColumns, { name: filterText, fortnoxCustomerNumber: filterText, sums: z.optional(flag) }),
  result: z.extend(paged(customerRowSchema), { sums: z.optional(customerSumsSchema) }),
  rights: ['read-lists'],
});

export const getAllCustomers = defineRoute(calls.getAllCustomers, {
  summary: 'All customers for a selector, or those that a search finds.',
  query: choiceQuery,
  result: z.array(customerOptionSchema),
  errors: ['too_large'],
  rights: ['read-lists'],
});

export const findLikeCustomers = defineRoute(calls.findLikeCustomers, {
  summary: 'At most five customers with a like name or the same organisation number, to warn of making one twice.',
  query: z.object({ name: filterText, organisationNumber: filterText, except: z.optional(idText) }),
  result: z.array(likeCustomerSchema),
  rights: ['read-lists'],
});

export const getCustomer = defineRoute(calls.getCustomer, {
  summary: 'One customer.',
  params,
  result: customerSchema,
  errors: ['not_found'],
});

export const createCustomer = defineRoute(calls.createCustomer, {
  summary: 'Create a customer, with its main address if one is given.',
  body: customerFieldsSchema,
  result: customerSchema,
});

export const updateCustomer = defineRoute(calls.updateCustomer, {
  summary: 'Save a customer.',
  params,
  body: customerEditSchema,
  result: customerSchema,
  errors: ['not_found', 'stale_version'],
});

export const deleteCustomer = defineRoute(calls.deleteCustomer, {
  summary: 'Delete a customer that has no projects.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'in_use', 'stale_version'],
});

export const customersRoutes = [
  listCustomers,
  getAllCustomers,
  findLikeCustomers,
  getCustomer,
  createCustomer,
  updateCustomer,
  deleteCustomer,
];
