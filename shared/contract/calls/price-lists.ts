import { defineCall } from './call.ts';

/** A list has an owner: all customers for a year, one customer, or one project. */
const general = { reads: ['price-list-default', 'product'], changes: ['price-list-default'] } as const;
const ofCustomer = { reads: ['price-list-customer', 'customer', 'product'], changes: ['price-list-customer'] } as const;
const inProject = ['price-list-default', 'price-list-customer', 'price-list-project', 'product', 'project'] as const;
const ofProject = { reads: inProject, changes: ['price-list-project'] } as const;
const previews = { reads: ['work-order', 'customer', 'address', 'user', ...inProject] } as const;

export const listDefaultPriceLists = defineCall(general, 'GET /price-lists-default', {
  name: 'price-lists-default/list-default-price-lists',
  role: 'SuperAdmin',
});

export const getLatestDefaultPriceList = defineCall(general, 'GET /price-lists-default/get-latest', {
  name: 'price-lists-default/get-latest-default-price-list',
  role: 'SuperAdmin',
});

export const getDefaultPriceList = defineCall(general, 'GET /price-lists-default/{priceListDefaultId}', {
  name: 'price-lists-default/get-default-price-list',
  role: 'SuperAdmin',
});

export const createDefaultPriceList = defineCall(general, 'POST /price-lists-default', {
  name: 'price-lists-default/create-default-price-list',
  role: 'SuperAdmin',
});

export const updateDefaultPriceList = defineCall(general, 'PUT /price-lists-default/{priceListDefaultId}', {
  name: 'price-lists-default/update-default-price-list',
  role: 'SuperAdmin',
});

export const deleteDefaultPriceList = defineCall(general, 'DELETE /price-lists-default/{priceListDefaultId}', {
  name: 'price-lists-default/delete-default-price-list',
  role: 'SuperAdmin',
});

export const getProjectPrices = defineCall(general, 'GET /price-lists/project-code/{code}', {
  name: 'price-lists/get-project-prices',
  role: 'Staff',
  reads: inProject,
});

export const listCustomerPriceLists = defineCall(ofCustomer, 'GET /price-lists-customer', {
  name: 'price-lists-customer/list-customer-price-lists',
  role: 'SuperAdmin',
});

export const getCustomerPriceList = defineCall(ofCustomer, 'GET /price-lists-customer/{customerId}', {
  name: 'price-lists-customer/get-customer-price-list',
  role: 'SuperAdmin',
});

export const createCustomerPriceList = defineCall(ofCustomer, 'POST /price-lists-customer', {
  name: 'price-lists-customer/create-customer-price-list',
  role: 'SuperAdmin',
});

export const updateCustomerPriceList = defineCall(ofCustomer, 'PUT /price-lists-customer/{customerId}', {
  name: 'price-lists-customer/update-customer-price-list',
  role: 'SuperAdmin',
});

export const deleteCustomerPriceList = defineCall(ofCustomer, 'DELETE /price-lists-customer/{customerId}', {
  name: 'price-lists-customer/delete-customer-price-list',
  role: 'SuperAdmin',
});

export const getCustomerPrices = defineCall(ofProject, 'GET /price-lists/customer-id/{customerId}', {
  name: 'price-lists/get-customer-prices',
  role: 'Staff',
});

export const getProjectPriceList = defineCall(ofProject, 'GET /price-lists/get-price-list-project/{projectId}', {
  name: 'price-lists/get-project-price-list',
  role: 'Staff',
  reads: [...inProject, 'customer'],
});

export const saveProjectPriceList = defineCall(ofProject, 'POST /price-lists/save-price-list-project', {
  name: 'price-lists/save-project-price-list',
  role: 'Staff',
});

export const deleteProjectPriceList = defineCall(
  ofProject,
  'DELETE /price-lists/delete-price-list-project/{projectId}',
  {
    name: 'price-lists/delete-project-price-list',
    role: 'Staff',
  },
);

export const previewDefaultPrices = defineCall(previews, 'POST /price-lists/preview-default-prices', {
  name: 'price-lists/preview-default-prices',
  role: 'SuperAdmin',
  writes: false,
});

export const previewCustomerPrices = defineCall(previews, 'POST /price-lists/preview-customer-prices', {
  name: 'price-lists/preview-customer-prices',
  role: 'SuperAdmin',
  writes: false,
});

export const previewProjectPrices = defineCall(previews, 'POST /price-lists/preview-project-prices', {
  name: 'price-lists/preview-project-prices',
  role: 'Staff',
  writes: false,
});
