import * as z from 'zod/mini';

export const findingSchema = z.object({
  what: z.string(),
  /** False if a person must decide. */
  isMended: z.boolean(),
});
export type Finding = z.output<typeof findingSchema>;
