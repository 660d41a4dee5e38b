import { defineCall } from './call.ts';

const kinds = { reads: ['customer', 'project', 'work-order', 'address'], changes: ['customer', 'address'] } as const;

export const listCustomers = defineCall(kinds, 'GET /customers', {
  name: 'customers/list-customers',
  role: 'Staff',
  reads: ['customer', 'project', 'work-order', 'invoice'],
});

export const getAllCustomers = defineCall(kinds, 'GET /customers/get-all', {
  name: 'customers/get-all-customers',
  role: 'Staff',
});

export const findLikeCustomers = defineCall(kinds, 'GET /customers/alike', {
  name: 'customers/find-like-customers',
  role: 'Staff',
});

export const getCustomer = defineCall(kinds, 'GET /customers/{customerId}', {
  name: 'customers/get-customer',
  role: 'Staff',
});

export const createCustomer = defineCall(kinds, 'POST /customers', {
  name: 'customers/create-customer',
  role: 'Staff',
  waits: true,
});

export const updateCustomer = defineCall(kinds, 'PUT /customers/{customerId}', {
  name: 'customers/update-customer',
  role: 'Staff',
  waits: true,
});

export const deleteCustomer = defineCall(kinds, 'DELETE /customers/{customerId}', {
  name: 'customers/delete-customer',
  role: 'SuperAdmin',
  waits: true,
});
