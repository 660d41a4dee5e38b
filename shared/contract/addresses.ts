import * as z from 'zod/mini';
import * as calls from './calls/addresses.ts';
import { choiceQuery } from './choices.ts';
import { addressEditSchema, addressSchema, newAddressSchema, projectAddressSchema } from '../schemas/address.ts';
import { address } from '../entities/address.ts';
import { id, idText } from '../fields/fields.ts';
import { filterText, listQuery, paged } from '../schemas/list.ts';
import { done, idParams, versionQuery } from './common.ts';
import { defineRoute } from './route.ts';
import { addressTypes } from '../codes/addresses.ts';

const params = idParams('addressId');

export const addressColumns = ['customerName', ...address.columns] as const;

export const listAddresses = defineRoute(calls.listAddresses, {
  summary: 'A page of addresses; by name unless ordered otherwise.',
  query: listQuery(addressColumns, { customerName: filterText, name: filterText, city: filterText }),
  result: paged(addressSchema),
  rights: ['read-lists'],
});

export const getAllAddresses = defineRoute(calls.getAllAddresses, {
  summary: 'All addresses for a selector, or those that a search finds.',
  query: choiceQuery,
  result: z.array(addressSchema),
  errors: ['too_large'],
  rights: ['read-lists'],
});

export const getAddress = defineRoute(calls.getAddress, {
  summary: 'One address.',
  params,
  result: addressSchema,
  errors: ['not_found'],
});

export const getCustomerAddresses = defineRoute(calls.getCustomerAddresses, {
  summary: 'All addresses of a customer.',
  params: idParams('customerId'),
  result: z.array(addressSchema),
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const getCustomerAddressesOfType = defineRoute(calls.getCustomerAddressesOfType, {
  summary: 'The addresses of a customer that are of one type, for example InvoiceAddress.',
  params: z.object({ customerId: idText, type: z.enum(addressTypes, 'Okänd adresstyp.') }),
  result: z.array(addressSchema),
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const getProjectAddresses = defineRoute(calls.getProjectAddresses, {
  summary: 'The addresses linked to a project.',
  params: idParams('projectId'),
  result: z.array(projectAddressSchema),
  errors: ['not_found'],
});

export const getAddressesOfProjectCustomer = defineRoute(calls.getAddressesOfProjectCustomer, {
  summary: 'All addresses of a project’s customer.',
  params: idParams('projectId'),
  result: z.array(addressSchema),
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const createAddress = defineRoute(calls.createAddress, {
  summary: 'Create an address, linked to a project when it is made for one.',
  body: newAddressSchema,
  result: addressSchema,
});

export const linkProjectAddress = defineRoute(calls.linkProjectAddress, {
  summary: 'Link an address to a project; a primary one becomes the only primary one.',
  body: z.object({ projectId: id, addressId: id, primary: z._default(z.boolean(), false) }),
  result: z.array(projectAddressSchema),
  errors: ['not_found'],
});

export const unlinkProjectAddress = defineRoute(calls.unlinkProjectAddress, {
  summary: 'Remove the link between an address and a project; the project keeps it as its object or for its invoices.',
  params: idParams('projectId', 'addressId'),
  result: z.array(projectAddressSchema),
  errors: ['not_found'],
});

export const updateAddress = defineRoute(calls.updateAddress, {
  summary: 'Save an address.',
  params,
  body: addressEditSchema,
  result: addressSchema,
  errors: ['not_found', 'stale_version'],
});

export const deleteAddress = defineRoute(calls.deleteAddress, {
  summary: 'Delete an address that no project or customer has as its own.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'in_use', 'stale_version'],
});

export const addressesRoutes = [
  listAddresses,
  getAllAddresses,
  getAddress,
  getCustomerAddresses,
  getCustomerAddressesOfType,
  getProjectAddresses,
  getAddressesOfProjectCustomer,
  createAddress,
  linkProjectAddress,
  unlinkProjectAddress,
  updateAddress,
  deleteAddress,
];
