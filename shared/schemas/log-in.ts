import * as z from 'zod/mini';
import { logInOutcomes, logInWays } from '../codes/log-ins.ts';
import { id, instant } from '../fields/fields.ts';

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
  way: z.enum(logInWays),
  outcome: z.enum(logInOutcomes),
});
export type LogIn = z.output<typeof logInSchema>;
