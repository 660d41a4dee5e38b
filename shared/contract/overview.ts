import * as z from 'zod/mini';
import { comparisons, overviewPeriods } from '../codes/overview.ts';
import { overviewSchema } from '../schemas/overview.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({
  reads: [
    'invoice',
    'work-order',
    'project',
    'customer',
    'user',
    'product',
    'price-list-default',
    'price-list-customer',
    'price-list-project',
    'system-settings',
  ],
});

export const getOverview = defineRoute({
  name: 'overview/get-overview',
  method: 'GET',
  path: '/overview',
  role: 'SuperAdmin',
  grant: 'overview',
  summary: 'How the firm does: what is invoiced, earned, owed and offered, each figure the sum of a list.',
  query: z.object({
    period: z._default(z.enum(overviewPeriods, 'Okänd period.'), 'this-year'),
    compare: z._default(z.enum(comparisons, 'Okänd jämförelse.'), 'year-before'),
  }),
  result: overviewSchema,
  rights: ['read-lists'],
});

export const overviewRoutes = [getOverview];
