import * as z from 'zod/mini';
import { connectionLogEntrySchema, fortnoxConnectionSchema } from '../schemas/fortnox.ts';
import { listQuery, paged } from '../schemas/list.ts';
import { done } from './common.ts';
import { defineRoute } from './route.ts';

export const testConnection = defineRoute({
  name: 'finance-integration/test-connection',
  method: 'GET',
  path: '/finance-integration/test-connection',
  role: 'Staff',
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
  result: z.object({ companyName: z.string() }),
  errors: ['activation_failed', 'fortnox_not_linked'],
  rights: ['use-secrets'],
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

export const listConnectionLog = defineRoute({
  name: 'finance-integration/list-connection-log',
  method: 'GET',
  path: '/finance-integration/connection-log',
  role: 'SuperAdmin',
  summary: 'A page of the calls made to Fortnox, latest first; secrets and personal numbers are not in it.',
  query: listQuery(['dateTime'], {}),
  result: paged(connectionLogEntrySchema),
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

export const financeIntegrationRoutes = [
  testConnection,
  setFortnoxActivationCode,
  disconnectFortnox,
  listConnectionLog,
  cleanConnectionLog,
];
