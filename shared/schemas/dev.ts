import * as z from 'zod/mini';

/** Something that did not agree with an invoice. */
export const findingSchema = z.object({
  what: z.string(),
  /** False: a person has to decide. */
  isMended: z.boolean(),
});
export type Finding = z.output<typeof findingSchema>;
