import { setupSchema } from '../schemas/setup.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({
  reads: ['system-settings', 'fortnox-connection', 'invoice', 'product', 'price-list-default', 'user', 'customer'],
});

export const getSetup = defineRoute({
  name: 'setup/get-setup',
  method: 'GET',
  path: '/setup',
  role: 'SuperAdmin',
  summary: 'What a new firm has seen to and what it lacks before it can invoice, step by step.',
  result: setupSchema,
  rights: ['read-lists'],
});

export const setupRoutes = [getSetup];
