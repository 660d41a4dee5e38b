import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';

export const openSessionSchema = z.object({
  sessionId: z.string(),
  openedAt: instant,
  device: z.string(),
  address: z.string(),
  /** Whether it is the session of the call. */
  isThis: z.boolean(),
});
export type OpenSession = z.output<typeof openSessionSchema>;
