import * as z from 'zod/mini';
import { id, requiredText } from '../fields/fields.ts';
import {
  connectionLogEntrySchema,
  customerLinkSchema,
  differenceSchema,
  tickedOffDifferenceSchema,
  fortnoxConnectionSchema,
  fortnoxCustomerSchema,
  matchingSchema,
} from '../schemas/fortnox.ts';
import { takenFirstNumberSchema } from '../schemas/invoice-remark.ts';
import { filterText, listQuery, paged } from '../schemas/list.ts';
import { done, idParams } from './common.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({
  changes: ['fortnox-connection', 'fortnox-difference', 'system-secrets'],
  // Fortnox is asked each time.
  looksUp: ['fortnox-connection', 'system-secrets', 'customer'],
});

export const testConnection = defineRoute({
  name: 'finance-integration/test-connection',
  method: 'GET',
  path: '/finance-integration/test-connection',
  role: 'Staff',
  reads: ['fortnox-connection'],
  summary: 'Whether Fortnox answers, and where it does not, why and what to do.',
  result: fortnoxConnectionSchema,
  rights: ['write-table', 'use-secrets'],
});

export const setFortnoxActivationCode = defineRoute({
  name: 'finance-integration/set-fortnox-activation-code',
  method: 'GET',
  writes: true,
  path: '/finance-integration/set-fortnox-activation-code/{code}',
  role: 'public',
  summary:
    'Make the link out of a code from Fortnox. The state is that of the activation link, good for ten minutes and once.',
  params: z.object({ code: z.string().check(z.minLength(1), z.maxLength(2000)) }),
  query: z.object({
    state: z.string('Länken saknar state.').check(z.minLength(1, 'Länken saknar state.'), z.maxLength(200)),
  }),
  looksUp: ['fortnox-connection', 'system-secrets', 'customer', 'invoice'],
  result: z.object({
    companyName: z.string(),
    /** Set when it blocks our first invoice in Fortnox. */
    takenFirstNumber: z.optional(takenFirstNumberSchema),
    /** Of a new link: what was booked and paid by hand before it, where Fortnox tells from now on. */
    saidByHand: z.optional(z.object({ invoices: z.int(), payments: z.int() })),
  }),
  errors: ['activation_failed', 'fortnox_not_linked'],
  rights: ['read-lists', 'use-secrets'],
});

export const disconnectFortnox = defineRoute({
  name: 'finance-integration/disconnect-fortnox',
  method: 'POST',
  path: '/finance-integration/disconnect',
  role: 'SuperAdmin',
  summary: 'Cut the link to Fortnox and forget which company it was to.',
  result: done,
  rights: ['use-secrets'],
});

export const proposeFirstInvoiceNumber = defineRoute({
  name: 'finance-integration/propose-first-invoice-number',
  method: 'GET',
  path: '/finance-integration/propose-first-invoice-number',
  role: 'SuperAdmin',
  summary:
    'The first number that Klang’s invoices can begin with beside those in Fortnox, and the last one there (0: none).',
  result: z.object({ last: z.int(), proposed: z.int() }),
  errors: ['fortnox_not_linked'],
  rights: ['write-table', 'use-secrets'],
});

export const listConnectionLog = defineRoute({
  name: 'finance-integration/list-connection-log',
  method: 'GET',
  path: '/finance-integration/connection-log',
  role: 'SuperAdmin',
  summary:
    'A page of the calls made to Fortnox, latest first unless ordered otherwise; secrets and personal numbers are not in it.',
  query: listQuery(['dateTime'], { event: filterText }),
  result: paged(connectionLogEntrySchema),
  errors: ['too_large'],
});

export const cleanConnectionLog = defineRoute({
  name: 'finance-integration/clean-connection-log',
  method: 'GET',
  writes: true,
  path: '/finance-integration/connection-log/cleanup',
  role: 'SuperAdmin',
  summary: 'Remove every call from the log of calls to Fortnox.',
  result: z.object({ removed: z.int(), isAll: z.boolean() }),
});

export const callsFortnox = ['fortnox_not_linked', 'fortnox_refused', 'fortnox_unavailable'] as const;

export const someCustomers = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.minLength(1, 'Välj minst en kund.'), z.maxLength(500, 'Högst 500 kunder åt gången.'));

export const getFortnoxCustomers = defineRoute({
  name: 'finance-integration/get-fortnox-customers',
  method: 'GET',
  path: '/finance-integration/get-customers',
  role: 'SuperAdmin',
  summary: 'Every customer in Fortnox.',
  result: z.array(fortnoxCustomerSchema),
  errors: callsFortnox,
  rights: ['write-table', 'use-secrets'],
});

export const getFortnoxCustomer = defineRoute({
  name: 'finance-integration/get-fortnox-customer',
  method: 'GET',
  path: '/finance-integration/get-customers/{customerNumber}',
  role: 'SuperAdmin',
  summary: 'One customer in Fortnox, by its number there.',
  params: z.object({ customerNumber: requiredText(50) }),
  result: z.extend(fortnoxCustomerSchema, { isActive: z.boolean(), city: z.string(), email: z.string() }),
  errors: callsFortnox,
  rights: ['write-table', 'use-secrets'],
});

export const matchFortnoxCustomers = defineRoute({
  name: 'finance-integration/match-customers',
  method: 'GET',
  path: '/finance-integration/match-customers',
  role: 'SuperAdmin',
  summary:
    'Which customer in Fortnox each of ours is: linked by number, else proposed by organisation number, the same name or a like one.',
  result: matchingSchema,
  errors: callsFortnox,
  rights: ['read-lists', 'write-table', 'use-secrets'],
});

export const createFortnoxCustomers = defineRoute({
  name: 'finance-integration/create-fortnox-customers',
  method: 'POST',
  path: '/finance-integration/create-fortnox-customers',
  role: 'SuperAdmin',
  changes: ['customer', 'fortnox-connection'],
  summary: 'Make customers in Fortnox; the hub tells how far it has come.',
  body: z.object({
    customerIds: someCustomers(id),
  }),
  result: z.object({ taskId: z.int(), total: z.int() }),
  errors: callsFortnox,
  rights: ['use-secrets', 'send-to-hub'],
});

export const removeInvalidLinks = defineRoute({
  name: 'finance-integration/remove-invalid-links',
  method: 'POST',
  path: '/finance-integration/remove-invalid-links',
  role: 'SuperAdmin',
  changes: ['customer', 'fortnox-connection'],
  summary: 'Take away customer numbers that are not there in Fortnox.',
  result: z.object({ removed: z.array(customerLinkSchema) }),
  errors: callsFortnox,
  rights: ['read-lists', 'use-secrets'],
});

export const getReconciliation = defineRoute({
  name: 'finance-integration/get-reconciliation',
  method: 'GET',
  path: '/finance-integration/reconciliation',
  role: 'SuperAdmin',
  changes: ['fortnox-difference'],
  looksUp: ['fortnox-connection', 'system-secrets', 'customer', 'invoice', 'fortnox-difference'],
  summary:
    'Compare our invoices with those in Fortnox: one row for each difference, which is kept until it is gone or ticked off.',
  result: z.object({ differences: z.array(differenceSchema), compared: z.int() }),
  errors: callsFortnox,
  rights: ['read-lists', 'write-table', 'use-secrets'],
});

export const tickOffDifference = defineRoute({
  name: 'finance-integration/tick-off-difference',
  method: 'POST',
  path: '/finance-integration/differences/{differenceId}/tick-off',
  role: 'SuperAdmin',
  summary:
    'Say that a difference between Klang and Fortnox is as it should be, or dealt with; who, when and why is kept.',
  params: idParams('differenceId'),
  body: z.object({ reason: requiredText(500, 'Ange varför.') }),
  result: z.object({ differenceId: id }),
  errors: ['not_found', 'conflict'],
});

export const cancelInvoice = defineRoute({
  name: 'finance-integration/cancel-invoice',
  method: 'POST',
  path: '/finance-integration/differences/{differenceId}/cancel-invoice',
  role: 'SuperAdmin',
  changes: ['fortnox-difference', 'invoice', 'work-order', 'project-log'],
  looksUp: ['agreement', 'invoice', 'work-order', 'fortnox-difference'],
  summary:
    'Cancel in Klang a debit that is missing in Fortnox, or that has been credited there by hand: its work orders can be invoiced again, and its difference is ticked off.',
  params: idParams('differenceId'),
  body: z.object({ reason: requiredText(500, 'Ange varför.') }),
  result: z.object({ differenceId: id, invoiceId: id }),
  errors: ['not_found', 'conflict'],
  rights: ['write-invoices'],
});

export const listTickedOffDifferences = defineRoute({
  name: 'finance-integration/list-ticked-off-differences',
  method: 'GET',
  path: '/finance-integration/differences/ticked-off',
  role: 'SuperAdmin',
  reads: ['fortnox-difference', 'user'],
  summary:
    'The differences between Klang and Fortnox that somebody has ticked off: who, when and why; the latest first.',
  result: z.array(tickedOffDifferenceSchema),
  rights: ['read-lists'],
});

export const financeIntegrationRoutes = [
  testConnection,
  setFortnoxActivationCode,
  disconnectFortnox,
  proposeFirstInvoiceNumber,
  listConnectionLog,
  cleanConnectionLog,
  getFortnoxCustomers,
  getFortnoxCustomer,
  matchFortnoxCustomers,
  createFortnoxCustomers,
  removeInvalidLinks,
  getReconciliation,
  tickOffDifference,
  cancelInvoice,
  listTickedOffDifferences,
];
