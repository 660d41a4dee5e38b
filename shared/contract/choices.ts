import * as z from 'zod/mini';
import { maxChoices } from '../codes/list-sizes.ts';
import { id } from '../fields/fields.ts';
import { filterText } from '../schemas/list.ts';

const ids = z.pipe(
  z.string().check(z.maxLength(2_000, 'Högst 2 000 tecken.')),
  z.pipe(
    z.transform((value: string) => value.split(',').filter(Boolean).map(Number)),
    z.array(id).check(z.maxLength(maxChoices, `Högst ${maxChoices} åt gången.`)),
  ),
);

/**
 * Narrows a selector's choices: `search` returns up to 50 that match every word, the caller's recent ones first; `ids`
 * returns those. Without either the call returns all, or 413 when they exceed the response limit.
 */
export const choiceQuery = z.object({ search: filterText, ids: z.optional(ids) });
export type ChoiceQuery = z.output<typeof choiceQuery>;
