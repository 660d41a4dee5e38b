import * as z from 'zod/mini';
import { id, instant } from '../fields/fields.ts';
import { differenceKinds } from '../codes/fortnox-differences.ts';
import { followUpSchema } from './invoice.ts';

export const attentionKinds = [
  'not-registered',
  'not-bookkept',
  'not-delivered',
  'e-invoice-not-delivered',
  'pdf-missing',
  'unsettled-credit',
  'difference',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

export const attentionItemSchema = z.object({
  kind: z.enum(attentionKinds),
  /** The ids are null, and the initials and padded number empty, if only Fortnox has the invoice. */
  invoiceId: z.nullable(id),
  projectId: z.nullable(id),
  customerId: z.nullable(id),
  projectOwnerUserId: z.nullable(id),
  projectOwnerUserInitials: z.string(),
  serialNumberPadded: z.string(),
  invoiceCode: z.string(),
  customerName: z.string(),
  since: instant,
  reason: z.string(),
  followUp: z.nullable(
    z.extend(z.pick(followUpSchema, { followUpId: true, kind: true, state: true, needs: true, isTrouble: true }), {
      to: z.string(),
    }),
  ),
  difference: z.nullable(
    z.object({ differenceId: id, kind: z.enum(differenceKinds), ours: z.string(), theirs: z.string() }),
  ),
});
export type AttentionItem = z.output<typeof attentionItemSchema>;
