import { myDaySchema } from '../schemas/my-day.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({
  reads: [
    'work-order',
    'project',
    'agreement',
    'invoice',
    'customer',
    'address',
    'user',
    'staff-time-log',
    'price-list-default',
    'price-list-customer',
    'price-list-project',
    'system-settings',
  ],
});

export const getMyDay = defineRoute({
  name: 'my-day/get-my-day',
  method: 'GET',
  path: '/my-day',
  role: 'Staff',
  summary: 'The caller’s work of this week, hours, time log, work to take over and projects that need something.',
  result: myDaySchema,
  rights: ['read-lists'],
});

export const myDayRoutes = [getMyDay];
