import { defineCall } from './call.ts';

const kinds = {
  reads: [
    'work-order',
    'project',
    'customer',
    'address',
    'user',
    'product',
    'price-list-default',
    'price-list-customer',
    'price-list-project',
  ],
} as const;

export const previewDefaultPrices = defineCall(kinds, 'POST /price-lists/preview-default-prices', {
  name: 'price-lists/preview-default-prices',
  role: 'SuperAdmin',
  writes: false,
});

export const previewCustomerPrices = defineCall(kinds, 'POST /price-lists/preview-customer-prices', {
  name: 'price-lists/preview-customer-prices',
  role: 'SuperAdmin',
  writes: false,
});

export const previewProjectPrices = defineCall(kinds, 'POST /price-lists/preview-project-prices', {
  name: 'price-lists/preview-project-prices',
  role: 'Staff',
  writes: false,
});
