import * as z from 'zod/mini';
import { id, requiredText } from '../fields/fields.ts';

/** The query of a list's address, without its page and panels. */
export const listViewFieldsSchema = z.object({
  list: requiredText(60),
  name: requiredText(60),
  search: z.string().check(z.maxLength(2_000, 'Vyn har för många filter.')),
  isShared: z._default(z.boolean(), false),
});
export type ListViewFields = z.output<typeof listViewFieldsSchema>;

export const listViewSchema = z.object({
  ...listViewFieldsSchema.shape,
  viewId: id,
  ownerUserId: id,
  ownerInitials: z.string(),
});
export type ListView = z.output<typeof listViewSchema>;
