import * as z from 'zod/mini';
import { legalFields } from '../codes/legal-gaps.ts';
import { id } from '../fields/fields.ts';

/** What an invoice lacks by law, and where it is entered: in the settings, or on the record with the id. */
export const legalGapSchema = z.object({
  gap: z.enum(legalFields),
  record: z.enum(['system-settings', 'customer', 'project']),
  id,
  field: z.string(),
});
export type LegalGap = z.output<typeof legalGapSchema>;
