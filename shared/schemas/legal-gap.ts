import * as z from 'zod/mini';
import { type LegalGap, legalFields } from '../codes/legal-gaps.ts';
import { id } from '../fields/fields.ts';

export const legalGapSchema: z.ZodMiniType<LegalGap> = z.object({
  gap: z.enum(legalFields),
  record: z.enum(['system-settings', 'customer', 'project']),
  id,
  field: z.string(),
});
