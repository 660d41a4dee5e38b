import * as calls from './calls/setup.ts';
import { setupSchema } from '../schemas/setup.ts';
import { defineRoute } from './route.ts';

export const getSetup = defineRoute(calls.getSetup, {
  summary: 'What a new firm has done and what it lacks before it can invoice, step by step.',
  result: setupSchema,
  rights: ['read-lists'],
});

export const setupRoutes = [getSetup];
