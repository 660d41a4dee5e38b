import { defineCall } from './call.ts';

const kinds = { reads: ['address', 'customer', 'project'], changes: ['address', 'project'] } as const;

export const listAddresses = defineCall(kinds, {
  name: 'addresses/list-addresses',
  method: 'GET',
  path: '/addresses',
  role: 'Staff',
});

export const getAllAddresses = defineCall(kinds, {
  name: 'addresses/get-all-addresses',
  method: 'GET',
  path: '/addresses/get-all',
  role: 'Staff',
});

export const getAddress = defineCall(kinds, {
  name: 'addresses/get-address',
  method: 'GET',
  path: '/addresses/{addressId}',
  role: 'Staff',
});

export const getCustomerAddresses = defineCall(kinds, {
  name: 'addresses/get-customer-addresses',
  method: 'GET',
  path: '/addresses/customer/{customerId}',
  role: 'Staff',
});

export const getCustomerAddressesOfType = defineCall(kinds, {
  name: 'addresses/get-customer-addresses-of-type',
  method: 'GET',
  path: '/addresses/customer/{customerId}/type/{type}',
  role: 'Staff',
});

export const getProjectAddresses = defineCall(kinds, {
  name: 'addresses/get-project-addresses',
  method: 'GET',
  path: '/addresses/project/{projectId}',
  role: 'Staff',
});

export const getAddressesOfProjectCustomer = defineCall(kinds, {
  name: 'addresses/get-addresses-of-project-customer',
  method: 'GET',
  path: '/addresses/customer-by-project-id/{projectId}',
  role: 'Staff',
});

export const createAddress = defineCall(kinds, {
  name: 'addresses/create-address',
  method: 'POST',
  path: '/addresses',
  role: 'Staff',
  waits: true,
});

export const linkProjectAddress = defineCall(kinds, {
  name: 'addresses/link-project-address',
  method: 'POST',
  path: '/addresses/projectaddress',
  role: 'Staff',
});

export const unlinkProjectAddress = defineCall(kinds, {
  name: 'addresses/unlink-project-address',
  method: 'DELETE',
  path: '/addresses/projectaddress/{projectId}/{addressId}',
  role: 'Staff',
});

export const updateAddress = defineCall(kinds, {
  name: 'addresses/update-address',
  method: 'PUT',
  path: '/addresses/{addressId}',
  role: 'Staff',
  waits: true,
});

export const deleteAddress = defineCall(kinds, {
  name: 'addresses/delete-address',
  method: 'DELETE',
  path: '/addresses/{addressId}',
  role: 'SuperAdmin',
  waits: true,
});
