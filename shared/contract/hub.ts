import * as z from 'zod/mini';
import { instant } from '../schemas/fields.ts';
import { defineRoute } from './route.ts';

export const createHubTicket = defineRoute({
  name: 'hub/create-hub-ticket',
  method: 'POST',
  path: '/message/ticket',
  role: 'Staff',
  summary: 'A single-use ticket, valid 60 seconds, that opens the hub: /v1/message?ticket=….',
  result: z.object({ ticket: z.string() }),
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
      changes: z.array(z.object({ kind: z.string(), ids: z.array(z.int()) })),
      /** The newest change among them, as the changed-at header carries it. */
      changedAt: z.string(),
    }),
  }),
]);
export type HubMessage = z.output<typeof hubMessageSchema>;

export const hubRoutes = [createHubTicket];
