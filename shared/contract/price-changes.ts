import * as calls from './calls/price-changes.ts';
import {
  customerPriceChangeSchema,
  defaultPriceChangeSchema,
  priceChangeSchema,
  projectPriceChangeSchema,
} from '../schemas/price-change.ts';
import { defineRoute } from './route.ts';

export const previewDefaultPrices = defineRoute(calls.previewDefaultPrices, {
  summary: 'Which work orders a default price list would give another value, saved with these prices or removed.',
  body: defaultPriceChangeSchema,
  result: priceChangeSchema,
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const previewCustomerPrices = defineRoute(calls.previewCustomerPrices, {
  summary: "Which work orders a customer's price list would give another value, saved with these prices or removed.",
  body: customerPriceChangeSchema,
  result: priceChangeSchema,
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const previewProjectPrices = defineRoute(calls.previewProjectPrices, {
  summary: "Which work orders a project's price list would give another value, saved with these prices or removed.",
  body: projectPriceChangeSchema,
  result: priceChangeSchema,
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const priceChangesRoutes = [previewDefaultPrices, previewCustomerPrices, previewProjectPrices];
