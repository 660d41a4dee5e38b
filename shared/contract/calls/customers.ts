import { defineCall } from './call.ts';

const kinds = { reads: ['customer', 'project', 'work-order', 'address'], changes: ['customer', 'address'] } as const;

export const listCustomers = defineCall(kinds, {
  name: 'customers/list-customers',
  method: 'GET',
  path: '/customers',
  role: 'Staff',
  reads: ['customer', 'project', 'work-order', 'invoice'],
});

export const getAllCustomers = defineCall(kinds, {
  name: 'customers/get-all-customers',
  method: 'GET',
  path: '/customers/get-all',
  role: 'Staff',
});

export const findLikeCustomers = defineCall(kinds, {
  name: 'customers/find-like-customers',
  method: 'GET',
  path: '/customers/alike',
  role: 'Staff',
});

export const getCustomer = defineCall(kinds, {
  name: 'customers/get-customer',
  method: 'GET',
  path: '/customers/{customerId}',
  role: 'Staff',
});

export const createCustomer = defineCall(kinds, {
  name: 'customers/create-customer',
  method: 'POST',
  path: '/customers',
  role: 'Staff',
  waits: true,
});

export const updateCustomer = defineCall(kinds, {
  name: 'customers/update-customer',
  method: 'PUT',
  path: '/customers/{customerId}',
  role: 'Staff',
  waits: true,
});

export const deleteCustomer = defineCall(kinds, {
  name: 'customers/delete-customer',
  method: 'DELETE',
  path: '/customers/{customerId}',
  role: 'SuperAdmin',
  waits: true,
});
