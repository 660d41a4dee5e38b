import * as z from 'zod/mini';
import { id, instant } from '../fields/fields.ts';

/** How an attempt to log in ended. */
export const logInOutcomes = ['LoggedIn', 'NewDevice', 'WrongPin', 'UnknownInitials', 'Waiting'] as const;
export type LogInOutcome = (typeof logInOutcomes)[number];

/** One attempt to log in. What was typed is not kept: people type their PIN where their initials belong. */
export const logInSchema = z.object({
  id: z.string(),
  dateTime: instant,
  dateTimeDisplay: z.string(),
  /** Null where nobody has the initials. */
  userId: z.nullable(id),
  initials: z.string(),
  fullName: z.string(),
  /** The IP address it came from. */
  address: z.string(),
  /** 'Chrome på Windows' */
  device: z.string(),
  outcome: z.enum(logInOutcomes),
});
export type LogIn = z.output<typeof logInSchema>;
