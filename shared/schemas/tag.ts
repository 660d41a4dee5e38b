import * as z from 'zod/mini';
import { fold } from '../lib/text.ts';
import { id, text } from './fields.ts';

/** The longest name. */
export const tagNameLength = 40;

export const tagFieldsSchema = z.object({
  /** One of blanks and accents alone is nothing to look for. */
  name: text(tagNameLength).check(z.refine((name) => fold(name) !== '', 'Fältet kan inte lämnas tomt.')),
});

export const tagSchema = z.object({ tagId: id, name: z.string(), version: z.int() });
export type Tag = z.output<typeof tagSchema>;

export const tagOptionSchema = z.extend(tagSchema, {
  /** How many projects have it. */
  numberOfProjects: z.int(),
});
export type TagOption = z.output<typeof tagOptionSchema>;
