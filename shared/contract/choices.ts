import * as z from 'zod/mini';
import { id } from '../fields/fields.ts';
import { filterText } from '../schemas/list.ts';

/** How many choices a search answers at most. */
export const mostChoices = 50;

/** Several ids with commas between. */
const ids = z.pipe(
  z.string().check(z.maxLength(2_000, 'Högst 2 000 tecken.')),
  z.pipe(
    z.transform((value: string) => value.split(',').filter(Boolean).map(Number)),
    z.array(id).check(z.maxLength(mostChoices, `Högst ${mostChoices} åt gången.`)),
  ),
);

/**
 * What narrows a selector's choices: `search` answers those that have every word, at most 50, the caller's own recent
 * ones first; `ids` answers these. Without either all are answered, or 413 where they are more than an answer holds.
 */
export const choiceQuery = z.object({ search: filterText, ids: z.optional(ids) });
export type ChoiceQuery = z.output<typeof choiceQuery>;
