import * as z from 'zod/mini';
import * as calls from './calls/finance-integration.ts';
import * as connectionCalls from './calls/fortnox-connection.ts';
import { maxReasonLength } from '../codes/fortnox-differences.ts';
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
import { routesLookingUp } from './route.ts';

const defineRoute = routesLookingUp(['fortnox-connection', 'system-secrets', 'customer']);

export const testConnection = defineRoute(connectionCalls.testConnection, {
  summary: 'Whether Fortnox answers, and where it does not, why and what to do.',
  result: fortnoxConnectionSchema,
  rights: ['write-table', 'use-secrets'],
});

export const setFortnoxActivationCode = defineRoute(calls.setFortnoxActivationCode, {
  summary:
    'Link Klang to Fortnox by a code from there. The state is that of the activation link, valid once and for ten minutes.',
  params: z.object({ code: z.string().check(z.minLength(1), z.maxLength(2000)) }),
  query: z.object({
    state: z.string('Länken saknar state.').check(z.minLength(1, 'Länken saknar state.'), z.maxLength(200)),
  }),
  looksUp: ['fortnox-connection', 'system-secrets', 'customer', 'invoice'],
  result: z.object({
    companyName: z.string(),
    /** Set when it blocks our first invoice in Fortnox. */
    takenFirstNumber: z.optional(takenFirstNumberSchema),
    /** For a new link: how much was booked and paid manually before Fortnox reported it. */
    saidByHand: z.optional(z.object({ invoices: z.int(), payments: z.int() })),
  }),
  errors: ['activation_failed', 'fortnox_not_linked'],
  rights: ['read-lists', 'use-secrets'],
});

export const disconnectFortnox = defineRoute(calls.disconnectFortnox, {
  summary: 'Remove the link to Fortnox and forget which company it was to.',
  result: done,
  rights: ['use-secrets'],
});

export const proposeFirstInvoiceNumber = defineRoute(calls.proposeFirstInvoiceNumber, {
  summary:
    'The first number that Klang’s invoices can begin with beside those in Fortnox, and the last one there (0: none).',
  result: z.object({ last: z.int(), proposed: z.int() }),
  errors: ['fortnox_not_linked'],
  rights: ['write-table', 'use-secrets'],
});

export const listConnectionLog = defineRoute(calls.listConnectionLog, {
  summary:
    'A page of the calls made to Fortnox, latest first unless ordered otherwise; secrets and personal numbers are not in it.',
  query: listQuery(['dateTime'], { event: filterText }),
  result: paged(connectionLogEntrySchema),
  errors: ['too_large'],
});

export const cleanConnectionLog = defineRoute(calls.cleanConnectionLog, {
  summary: 'Remove every call from the log of calls to Fortnox.',
  result: z.object({ removed: z.int(), isAll: z.boolean() }),
});

export const callsFortnox = ['fortnox_not_linked', 'fortnox_refused', 'fortnox_unavailable'] as const;

export const someCustomers = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.minLength(1, 'Välj minst en kund.'), z.maxLength(500, 'Högst 500 kunder åt gången.'));

export const getFortnoxCustomers = defineRoute(calls.getFortnoxCustomers, {
  summary: 'Every customer in Fortnox.',
  result: z.array(fortnoxCustomerSchema),
  errors: callsFortnox,
  rights: ['write-table', 'use-secrets'],
});

export const getFortnoxCustomer = defineRoute(calls.getFortnoxCustomer, {
  summary: 'One customer in Fortnox, by its number there.',
  params: z.object({ customerNumber: requiredText(50) }),
  result: z.extend(fortnoxCustomerSchema, { isActive: z.boolean(), city: z.string(), email: z.string() }),
  errors: callsFortnox,
  rights: ['write-table', 'use-secrets'],
});

export const matchFortnoxCustomers = defineRoute(calls.matchFortnoxCustomers, {
  summary:
    'Which customer in Fortnox each of ours is: linked by number, else proposed by organisation number, the same name or a like one.',
  result: matchingSchema,
  errors: callsFortnox,
  rights: ['read-lists', 'write-table', 'use-secrets'],
});

export const createFortnoxCustomers = defineRoute(calls.createFortnoxCustomers, {
  summary: 'Create customers in Fortnox; the hub reports the progress.',
  body: z.object({
    customerIds: someCustomers(id),
  }),
  result: z.object({ taskId: z.int(), total: z.int() }),
  errors: callsFortnox,
  rights: ['use-secrets', 'send-to-hub'],
});

export const removeInvalidLinks = defineRoute(calls.removeInvalidLinks, {
  summary: 'Remove customer numbers that do not exist in Fortnox.',
  result: z.object({ removed: z.array(customerLinkSchema) }),
  errors: callsFortnox,
  rights: ['read-lists', 'use-secrets'],
});

export const getReconciliation = defineRoute(calls.getReconciliation, {
  looksUp: ['fortnox-connection', 'system-secrets', 'customer', 'invoice', 'fortnox-difference'],
  summary:
    'Compare our invoices with those in Fortnox: one row for each difference, which is kept until it is gone or ticked off.',
  result: z.object({ differences: z.array(differenceSchema), compared: z.int() }),
  errors: callsFortnox,
  rights: ['read-lists', 'write-table', 'use-secrets'],
});

export const tickOffDifference = defineRoute(calls.tickOffDifference, {
  summary:
    'Tick off a difference between Klang and Fortnox that is as it should be, or dealt with; who, when and why is recorded.',
  params: idParams('differenceId'),
  body: z.object({ reason: requiredText(maxReasonLength, 'Ange varför.') }),
  result: z.object({ differenceId: id }),
  errors: ['not_found', 'conflict'],
});

export const cancelInvoice = defineRoute(calls.cancelInvoice, {
  looksUp: ['agreement', 'invoice', 'work-order', 'fortnox-difference'],
  summary:
    'Cancel in Klang a debit that is missing in Fortnox, or that has been credited there manually: its work orders can be invoiced again, and its difference is ticked off.',
  params: idParams('differenceId'),
  body: z.object({ reason: requiredText(maxReasonLength, 'Ange varför.') }),
  result: z.object({ differenceId: id, invoiceId: id }),
  errors: ['not_found', 'conflict'],
  rights: ['write-invoices'],
});

export const listTickedOffDifferences = defineRoute(calls.listTickedOffDifferences, {
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
