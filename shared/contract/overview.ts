import * as z from 'zod/mini';
import * as calls from './calls/overview.ts';
import { comparisons, overviewPeriods } from '../codes/overview.ts';
import { overviewSchema } from '../schemas/overview.ts';
import { defineRoute } from './route.ts';

export const getOverview = defineRoute(calls.getOverview, {
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
