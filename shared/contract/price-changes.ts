import {
  customerPriceChangeSchema,
  defaultPriceChangeSchema,
  priceChangeSchema,
  projectPriceChangeSchema,
} from '../schemas/price-change.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({
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
});

export const previewDefaultPrices = defineRoute({
  name: 'price-lists/preview-default-prices',
  method: 'POST',
  path: '/price-lists/preview-default-prices',
  role: 'SuperAdmin',
  summary: 'Which work orders a default price list would give another value, saved with these prices or removed.',
  body: defaultPriceChangeSchema,
  result: priceChangeSchema,
  errors: ['not_found'],
  writes: false,
  rights: ['read-lists'],
});

export const previewCustomerPrices = defineRoute({
  name: 'price-lists/preview-customer-prices',
  method: 'POST',
  path: '/price-lists/preview-customer-prices',
  role: 'SuperAdmin',
  summary: "Which work orders a customer's price list would give another value, saved with these prices or removed.",
  body: customerPriceChangeSchema,
  result: priceChangeSchema,
  errors: ['not_found'],
  writes: false,
  rights: ['read-lists'],
});

export const previewProjectPrices = defineRoute({
  name: 'price-lists/preview-project-prices',
  method: 'POST',
  path: '/price-lists/preview-project-prices',
  role: 'Staff',
  summary: "Which work orders a project's price list would give another value, saved with these prices or removed.",
  body: projectPriceChangeSchema,
  result: priceChangeSchema,
  errors: ['not_found'],
  writes: false,
  rights: ['read-lists'],
});

export const priceChangesRoutes = [previewDefaultPrices, previewCustomerPrices, previewProjectPrices];
