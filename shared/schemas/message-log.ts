import * as z from 'zod/mini';
import { messageFates, messageKinds } from '../codes/messages.ts';
import { instant } from '../fields/fields.ts';

/** A message; its content is not stored. */
export const messageSchema = z.object({
  id: z.string(),
  dateTime: instant,
  dateTimeDisplay: z.string(),
  kind: z.enum(messageKinds),
  to: z.string(),
  mobilePhone: z.string(),
  subject: z.string(),
  fate: z.enum(messageFates),
  reason: z.string(),
});
export type LoggedMessage = z.output<typeof messageSchema>;
