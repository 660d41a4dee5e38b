import * as z from 'zod/mini';
import * as calls from './calls/hub.ts';
import { instant } from '../fields/fields.ts';
import { unreadSchema } from '../schemas/notification.ts';
import { routesLookingUp } from './route.ts';

const defineRoute = routesLookingUp(['system-settings', 'system-secrets', 'fortnox-connection', 'notification']);

export const createHubTicket = defineRoute(calls.createHubTicket, {
  summary: 'A single-use ticket, valid 60 seconds, that opens the hub: /v1/message?ticket=….',
  /** get-changes returns the changes from `at`, the server's time, until the hub is connected. */
  result: z.object({ ticket: z.string(), at: instant }),
});

const changeSchema = z.object({ kind: z.string(), ids: z.array(z.int()) });

/** A record's own list columns, without those derived from other records. */
const rowSchema = z.object({
  id: z.int(),
  version: z.int(),
  deleted: z.boolean(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type PushedRow = z.output<typeof rowSchema>;

/** The moment of the newest change that lists show; they would wait in vain for any other. */
const listedAt = instant;

export const getChanges = defineRoute(calls.getChanges, {
  summary:
    'Which records in lists and settings of the firm have changed since an instant: what the closed hub did not report.',
  query: z.object({ since: instant }),
  result: z.object({
    changes: z.array(z.extend(changeSchema, { changedAt: z.optional(listedAt) })),
    isAll: z.boolean(),
    /** How many notifications the caller has not read. */
    unread: z.int(),
  }),
  rights: ['read-lists'],
});

export const hubMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('TestMessage'),
    payload: z.object({ message: z.string(), userInitials: z.string(), sentAt: instant }),
  }),
  z.object({
    type: z.literal('RecordsChanged'),
    payload: z.object({
      changes: z.array(z.extend(changeSchema, { rows: z.optional(z.array(rowSchema)) })),
      changedAt: z.optional(listedAt),
    }),
  }),
  z.object({
    type: z.literal('FilesChanged'),
    payload: z.object({
      changes: z.array(
        z.object({
          projectId: z.int(),
          folders: z.nullable(z.array(z.string())),
          /** Entries that were added or removed, possibly with everything below them. */
          trees: z.array(z.string()),
        }),
      ),
    }),
  }),
  /** The receiver's own notifications have changed, perhaps in another window. */
  z.object({ type: z.literal('NotificationsChanged'), payload: unreadSchema }),
  z.object({
    type: z.literal('FortnoxCreateCustomersProgress'),
    payload: z.object({ current: z.int(), total: z.int() }),
  }),
  z.object({ type: z.literal('FortnoxCustomerIntegrationMessage'), payload: z.object({ message: z.string() }) }),
  z.object({
    type: z.literal('FortnoxCustomerIntegrationResult'),
    payload: z.object({
      customers: z.array(z.object({ customerId: z.int(), name: z.string(), fortnoxCustomerNumber: z.string() })),
      failed: z.array(z.object({ customerId: z.int(), name: z.string(), reason: z.string() })),
    }),
  }),
]);
export type HubMessage = z.output<typeof hubMessageSchema>;

export const hubRoutes = [createHubTicket, getChanges];
