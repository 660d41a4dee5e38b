import * as z from 'zod/mini';
import { id, instant } from '../fields/fields.ts';

export const logInOutcomes = ['LoggedIn', 'NewDevice', 'WrongPin', 'UnknownInitials', 'Waiting'] as const;
export type LogInOutcome = (typeof logInOutcomes)[number];

/** The input is not stored, because people type their PIN in the field for initials. */
export const logInSchema = z.object({
  id: z.string(),
  dateTime: instant,
  dateTimeDisplay: z.string(),
  userId: z.nullable(id),
  initials: z.string(),
  fullName: z.string(),
  address: z.string(),
  device: z.string(),
  outcome: z.enum(logInOutcomes),
});
export type LogIn = z.output<typeof logInSchema>;
