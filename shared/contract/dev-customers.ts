import * as z from 'zod/mini';
import * as calls from './calls/dev-customers.ts';
import { customerLinkSchema, proposalSchema } from '../schemas/fortnox.ts';
import { callsFortnox, someCustomers } from './finance-integration.ts';
import { routesLookingUp } from './route.ts';

const defineRoute = routesLookingUp(['fortnox-connection', 'system-secrets', 'customer']);

export const importCustomersFromFortnox = defineRoute(calls.importCustomersFromFortnox, {
  summary: 'Which customers in Fortnox ours may be, by organisation number or name, for a person to approve.',
  result: z.object({ message: z.string(), customers: z.array(proposalSchema) }),
  errors: callsFortnox,
  rights: ['read-lists', 'write-table', 'use-secrets'],
});

export const importCustomersFromFortnoxApprove = defineRoute(calls.importCustomersFromFortnoxApprove, {
  summary: 'Give customers the numbers in Fortnox that a person has approved.',
  body: someCustomers(customerLinkSchema),
  result: z.object({ message: z.string(), customers: z.array(customerLinkSchema) }),
  errors: callsFortnox,
  rights: ['read-lists', 'use-secrets'],
});

export const createCustomersInFortnox = defineRoute(calls.createCustomersInFortnox, {
  summary: 'Which customers have no number in Fortnox and none to propose, for a person to approve.',
  result: z.object({
    message: z.string(),
    customers: z.array(z.extend(customerLinkSchema, { fortnoxCustomerNumber: z.string() })),
  }),
  errors: callsFortnox,
  rights: ['read-lists', 'write-table', 'use-secrets'],
});

export const createCustomersInFortnoxApprove = defineRoute(calls.createCustomersInFortnoxApprove, {
  summary: 'Create customers in Fortnox; the hub reports the progress.',
  body: someCustomers(z.extend(customerLinkSchema, { fortnoxCustomerNumber: z._default(z.string(), '') })),
  result: z.object({ message: z.string(), taskId: z.int(), total: z.int() }),
  errors: callsFortnox,
  rights: ['use-secrets', 'send-to-hub'],
});

export const devCustomersRoutes = [
  importCustomersFromFortnox,
  importCustomersFromFortnoxApprove,
  createCustomersInFortnox,
  createCustomersInFortnoxApprove,
];
