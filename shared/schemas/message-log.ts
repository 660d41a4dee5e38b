import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';

const messageKinds = ['Invoice', 'Reset', 'Test', 'Link', 'NewDevice', 'Daily'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** In ascending severity: a milder event does not replace a more severe one. */
export const messageFates = ['Sending', 'Uncertain', 'Refused', 'Sent', 'Delivered', 'Bounced', 'Complained'] as const;
export type MessageFate = (typeof messageFates)[number];

/** Its content is not stored. */
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
