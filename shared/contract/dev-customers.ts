import * as z from 'zod/mini';
import { customerLinkSchema, proposalSchema } from '../schemas/fortnox.ts';
import { defineRoute } from './route.ts';

const links = z
  .array(customerLinkSchema)
  .check(z.minLength(1, 'Välj minst en kund.'), z.maxLength(500, 'Högst 500 kunder åt gången.'));

export const importCustomersFromFortnox = defineRoute({
  name: 'dev/import-customers-from-fortnox',
  method: 'GET',
  path: '/dev/import-customers-from-fortnox',
  role: 'Developer',
  summary: 'Which customers in Fortnox ours may be, by organisation number or exact name, for a person to approve.',
  result: z.object({ message: z.string(), customers: z.array(proposalSchema) }),
  errors: ['fortnox_not_linked', 'fortnox_unavailable'],
  rights: ['write-table', 'use-secrets'],
});

export const importCustomersFromFortnoxApprove = defineRoute({
  name: 'dev/import-customers-from-fortnox-approve',
  method: 'POST',
  path: '/dev/import-customers-from-fortnox-approve',
  role: 'Developer',
  summary: 'Give customers the numbers in Fortnox that a person has approved.',
  body: links,
  result: z.object({ message: z.string(), customers: z.array(customerLinkSchema) }),
  errors: ['fortnox_not_linked', 'fortnox_unavailable'],
  rights: ['use-secrets'],
});

export const createCustomersInFortnox = defineRoute({
  name: 'dev/create-customers-in-fortnox',
  method: 'GET',
  path: '/dev/create-customers-in-fortnox',
  role: 'Developer',
  summary: 'Which customers have no number in Fortnox and none to propose, for a person to approve.',
  result: z.object({
    message: z.string(),
    customers: z.array(z.extend(customerLinkSchema, { fortnoxCustomerNumber: z.string() })),
  }),
  errors: ['fortnox_not_linked', 'fortnox_unavailable'],
  rights: ['write-table', 'use-secrets'],
});

export const createCustomersInFortnoxApprove = defineRoute({
  name: 'dev/create-customers-in-fortnox-approve',
  method: 'POST',
  path: '/dev/create-customers-in-fortnox-approve',
  role: 'Developer',
  summary: 'Make customers in Fortnox; the hub tells how far it has come.',
  body: z
    .array(z.extend(customerLinkSchema, { fortnoxCustomerNumber: z._default(z.string(), '') }))
    .check(z.minLength(1, 'Välj minst en kund.'), z.maxLength(500, 'Högst 500 kunder åt gången.')),
  result: z.object({ message: z.string(), taskId: z.int(), total: z.int() }),
  errors: ['fortnox_not_linked', 'fortnox_unavailable'],
  rights: ['use-secrets', 'send-to-hub'],
});

export const devCustomersRoutes = [
  importCustomersFromFortnox,
  importCustomersFromFortnoxApprove,
  createCustomersInFortnox,
  createCustomersInFortnoxApprove,
];
