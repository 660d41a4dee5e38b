import * as z from 'zod/mini';
import { id, requiredText } from '../fields/fields.ts';

/** A list as somebody has set it up: the query of its address, without its page and panels. */
export const listViewFieldsSchema = z.object({
  /** The id of the list. */
  list: requiredText(60),
  name: requiredText(60),
  search: z.string().check(z.maxLength(2_000, 'Vyn har för många filter.')),
  /** For everybody in the firm. */
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
