import * as z from 'zod/mini';
import { idText } from '../fields/fields.ts';
import { historyKinds, historySchema } from '../schemas/history.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({ reads: 'any' });

export const getHistory = defineRoute({
  name: 'history/get-history',
  method: 'GET',
  path: '/history/{kind}/{id}',
  role: 'Staff',
  summary:
    'Who changed a record, when, from what to what; newest first, 50 at a time. Of some kinds SuperAdmin’s alone.',
  params: z.object({ kind: z.enum(historyKinds, `Ska vara ${historyKinds.join(', ')}.`), id: idText }),
  query: z.object({ before: z.optional(idText) }),
  result: historySchema,
  errors: ['not_found', 'forbidden'],
});

export const historyRoutes = [getHistory];
