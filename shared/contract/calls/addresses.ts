import { defineCall } from './call.ts';

const kinds = { reads: ['address', 'customer', 'project'], changes: ['address', 'project'] } as const;

export const listAddresses = defineCall(kinds, 'GET /addresses', { name: 'addresses/list-addresses', role: 'Staff' });

export const getAllAddresses = defineCall(kinds, 'GET /addresses/get-all', {
  name: 'addresses/get-all-addresses',
  role: 'Staff',
});

export const getAddress = defineCall(kinds, 'GET /addresses/{addressId}', {
  name: 'addresses/get-address',
  role: 'Staff',
});

export const getCustomerAddresses = defineCall(kinds, 'GET /addresses/customer/{customerId}', {
  name: 'addresses/get-customer-addresses',
  role: 'Staff',
});

export const getCustomerAddressesOfType = defineCall(kinds, 'GET /addresses/customer/{customerId}/type/{type}', {
  name: 'addresses/get-customer-addresses-of-type',
  role: 'Staff',
});

export const getProjectAddresses = defineCall(kinds, 'GET /addresses/project/{projectId}', {
  name: 'addresses/get-project-addresses',
  role: 'Staff',
});

export const getAddressesOfProjectCustomer = defineCall(kinds, 'GET /addresses/customer-by-project-id/{projectId}', {
  name: 'addresses/get-addresses-of-project-customer',
  role: 'Staff',
});

export const createAddress = defineCall(kinds, 'POST /addresses', {
  name: 'addresses/create-address',
  role: 'Staff',
  waits: true,
});

export const linkProjectAddress = defineCall(kinds, 'POST /addresses/projectaddress', {
  name: 'addresses/link-project-address',
  role: 'Staff',
});

export const unlinkProjectAddress = defineCall(kinds, 'DELETE /addresses/projectaddress/{projectId}/{addressId}', {
  name: 'addresses/unlink-project-address',
  role: 'Staff',
});

export const updateAddress = defineCall(kinds, 'PUT /addresses/{addressId}', {
  name: 'addresses/update-address',
  role: 'Staff',
  waits: true,
});

export const deleteAddress = defineCall(kinds, 'DELETE /addresses/{addressId}', {
  name: 'addresses/delete-address',
  role: 'SuperAdmin',
  waits: true,
});
