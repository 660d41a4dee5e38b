import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';

/** What a mail was sent for. */
const messageKinds = ['Invoice', 'Reset', 'Test', 'Link', 'NewDevice'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What became of it, the later the graver: news of a milder kind do not replace graver ones. */
export const messageFates = ['Sending', 'Uncertain', 'Refused', 'Sent', 'Delivered', 'Bounced', 'Complained'] as const;
export type MessageFate = (typeof messageFates)[number];

/** One mail that was sent. What stood in it is not kept. */
export const messageSchema = z.object({
  id: z.string(),
  dateTime: instant,
  dateTimeDisplay: z.string(),
  kind: z.enum(messageKinds),
  to: z.string(),
  /** The receiver's, where it is known. */
  mobilePhone: z.string(),
  subject: z.string(),
  fate: z.enum(messageFates),
  /** Why it did not come through; empty otherwise. */
  reason: z.string(),
});
export type LoggedMessage = z.output<typeof messageSchema>;
