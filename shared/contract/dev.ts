import * as z from 'zod/mini';
import * as calls from './calls/dev.ts';
import { findingSchema } from '../schemas/dev.ts';
import { defineRoute } from './route.ts';

const message = z.object({ message: z.string() });

export const sendTestEmail = defineRoute(calls.sendTestEmail, {
  summary: 'Send a mail to the caller, to test that mail arrives.',
  result: message,
  errors: ['conflict'],
  rights: ['send-mail'],
});

export const sendTestMessage = defineRoute(calls.sendTestMessage, {
  summary: 'Send a TestMessage over the hub to everyone who is connected.',
  result: message,
  rights: ['send-to-hub'],
});

export const seedDemoData = defineRoute(calls.seedDemoData, {
  summary: 'Fill an empty firm with the data of one that is made up. Refused where a firm has data of its own.',
  result: message,
  errors: ['conflict'],
});

export const fixInvoices = defineRoute(calls.fixInvoices, {
  summary:
    'Find and repair what follows from invoices and does not agree with them; an issued invoice is never changed. Called again with `next` until it is null.',
  query: z.object({ from: z.optional(z.string('Ska vara text.').check(z.regex(/^[a-z-]+:\d{1,15}$/, 'Okänt läge.'))) }),
  result: z.object({
    message: z.string(),
    findings: z.array(findingSchema),
    next: z.nullable(z.string()),
  }),
  rights: ['read-lists', 'write-invoices'],
});

export const devRoutes = [sendTestEmail, sendTestMessage, seedDemoData, fixInvoices];
