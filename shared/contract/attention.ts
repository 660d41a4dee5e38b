import * as z from 'zod/mini';
import * as calls from './calls/attention.ts';
import { attentionItemSchema } from '../schemas/attention.ts';
import { defineRoute } from './route.ts';

/** Beside the invoices' calls, which the menu would load with it. */
export const listAttention = defineRoute(calls.listAttention, {
  summary:
    'What has stopped after invoices and waits for somebody, by kind and then the oldest first; differences from Fortnox for SuperAdmin and up.',
  result: z.array(attentionItemSchema),
  rights: ['read-lists', 'find-due'],
});

export const attentionRoutes = [listAttention];
