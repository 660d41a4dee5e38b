import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';
import { defineRoute } from './route.ts';

export const createHubTicket = defineRoute({
  name: 'hub/create-hub-ticket',
  method: 'POST',
  path: '/message/ticket',
  role: 'Staff',
  summary: 'A single-use ticket, valid 60 seconds, that opens the hub: /v1/message?ticket=….',
  /** `at`: the server's time; what changes from then on is asked for by get-changes until the hub stands. */
  result: z.object({ ticket: z.string(), at: instant }),
});

const changeSchema = z.object({ kind: z.string(), ids: z.array(z.int()) });

/** What lists show of a record itself, without what follows from others. */
const rowSchema = z.object({
  id: z.int(),
  version: z.int(),
  deleted: z.boolean(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type PushedRow = z.output<typeof rowSchema>;

export const getChanges = defineRoute({
  name: 'hub/get-changes',
  method: 'GET',
  path: '/message/changes',
  role: 'Staff',
  summary:
    'Which records in lists and settings of the firm have changed since an instant: what the closed hub did not tell.',
  query: z.object({ since: instant }),
  result: z.object({
    changes: z.array(z.extend(changeSchema, { changedAt: instant })),
    /** They are too many to name: anything may have changed. */
    isAll: z.boolean(),
  }),
});

/** What the hub sends. */
export const hubMessageSchema = z.discriminatedUnion('type', [
  /** Somebody tries whether messages come through. */
  z.object({
    type: z.literal('TestMessage'),
    payload: z.object({ message: z.string(), userInitials: z.string(), sentAt: instant }),
  }),
  z.object({
    type: z.literal('RecordsChanged'),
    payload: z.object({
      /** Rows of kinds that all may read, where the message can carry them. */
      changes: z.array(z.extend(changeSchema, { rows: z.optional(z.array(rowSchema)) })),
      /** The newest change among them, as the changed-at header carries it. */
      changedAt: z.string(),
    }),
  }),
  /** Something was done among the files of projects. */
  z.object({
    type: z.literal('FilesChanged'),
    payload: z.object({
      changes: z.array(
        z.object({
          projectId: z.int(),
          /** Folders in which something has come, gone or become another; null where they are too many to name. */
          folders: z.nullable(z.array(z.string())),
          /** What has come or gone, maybe with all that is below it. */
          trees: z.array(z.string()),
        }),
      ),
    }),
  }),
  /** How far the making of customers in Fortnox has come: current / total. */
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
