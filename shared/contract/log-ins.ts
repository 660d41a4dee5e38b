import * as z from 'zod/mini';
import * as calls from './calls/log-ins.ts';
import { day } from '../fields/fields.ts';
import { filterText, listQuery, paged } from '../schemas/list.ts';
import { logInOutcomes } from '../codes/log-ins.ts';
import { logInSchema } from '../schemas/log-in.ts';
import { defineRoute } from './route.ts';

const columns = ['dateTime'] as const;
const period = { dateFrom: z.optional(day), dateTo: z.optional(day) };
const outcome = z.optional(z.enum(logInOutcomes, 'Välj ett utfall.'));

export const listLogIns = defineRoute(calls.listLogIns, {
  summary: 'A page of everybody’s attempts to log in, latest first; they are kept for 90 days.',
  query: listQuery(columns, { initials: filterText, address: filterText, outcome, ...period }),
  result: paged(logInSchema),
});

export const listOwnLogIns = defineRoute(calls.listOwnLogIns, {
  summary: 'A page of the attempts to log in with one’s own initials, latest first; they are kept for 90 days.',
  query: listQuery(columns, { outcome, ...period }),
  result: paged(logInSchema),
});

export const logInsRoutes = [listLogIns, listOwnLogIns];
