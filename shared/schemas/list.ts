import * as z from 'zod/mini';
import { cleanText } from '../lib/clean-text.ts';
import { flag } from '../fields/fields.ts';

export const wholeNumber = (min: number, max: number, message: string) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/, message))], message),
    z.pipe(z.transform(Number), z.int(message).check(z.minimum(min, message), z.maximum(max, message))),
  );

/**
 * Refuses a column or field that the list does not have.
 * @param columns the columns that the list can be ordered by
 * @param filters one schema per filter field; all are optional
 */
export function listQuery<const Column extends string, Filters extends Record<string, z.ZodMiniType>>(
  columns: readonly Column[],
  filters: Filters,
) {
  return z.strictObject({
    currentPage: z.optional(wholeNumber(1, 1_000_000, 'Sidan ska vara ett heltal från 1.')),
    /** 0 shows all; the user's own setting when left out. */
    itemsPerPage: z.optional(wholeNumber(0, 1_000, 'Antal per sida ska vara 0 till 1 000.')),
    orderByColumn: z.optional(z.enum(columns, `Listan kan ordnas efter ${columns.join(', ')}.`)),
    orderByDescending: z.optional(flag),
    showAll: z.optional(flag),
    ...filters,
  });
}

export const filterText = z.optional(
  z.string().check(
    // SQLite’s index of texts takes no NUL.
    z.overwrite((typed) => cleanText(typed).replace(/\p{Cc}/gu, ' ')),
    z.trim(),
    z.maxLength(200, 'Högst 200 tecken.'),
  ),
);

export function paged<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    items: z.array(item),
    meta: z.object({ totalItems: z.int(), totalPages: z.int(), currentPage: z.int() }),
  });
}

export type Paged<Item> = { items: Item[]; meta: { totalItems: number; totalPages: number; currentPage: number } };
