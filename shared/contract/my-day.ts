import * as calls from './calls/my-day.ts';
import { myDaySchema } from '../schemas/my-day.ts';
import { defineRoute } from './route.ts';

export const getMyDay = defineRoute(calls.getMyDay, {
  summary: 'The caller’s work of this week, hours, time log, work to take over and projects that need something.',
  result: myDaySchema,
  rights: ['read-lists'],
});

export const myDayRoutes = [getMyDay];
