import * as z from 'zod/mini';
import { attentionItemSchema } from '../schemas/attention.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({ reads: ['invoice', 'fortnox-difference', 'fortnox-connection'] });

/** Beside the invoices' calls, which the menu would load with it. */
export const listAttention = defineRoute({
  name: 'invoices/list-attention',
  method: 'GET',
  path: '/invoices/attention',
  role: 'Staff',
  summary:
    'What has stopped after invoices and waits for somebody, by kind and then the oldest first; differences from Fortnox for SuperAdmin and up.',
  result: z.array(attentionItemSchema),
  rights: ['read-lists', 'find-due'],
});

export const attentionRoutes = [listAttention];
