import * as z from 'zod/mini';
import * as calls from './calls/search.ts';
import { foundKinds, maxRecent } from '../codes/found-kinds.ts';
import { id } from '../fields/fields.ts';
import { foundFilesSchema, foundRecordsSchema } from '../schemas/found-records.ts';
import { filterText } from '../schemas/list.ts';
import { routesLookingUp } from './route.ts';

const defineRoute = routesLookingUp(['price-list-default', 'price-list-customer', 'price-list-project']);

const recent = z.pipe(
  z.string().check(z.maxLength(400, 'Högst 400 tecken.')),
  z.pipe(
    z.transform((value: string) =>
      value
        .split(',')
        .filter(Boolean)
        .map((one) => one.split(':'))
        .map(([kind, number]) => ({ kind, id: Number(number) })),
    ),
    z.array(z.object({ kind: z.enum(foundKinds), id })).check(z.maxLength(maxRecent, `Högst ${maxRecent} åt gången.`)),
  ),
);

export const findRecords = defineRoute(calls.findRecords, {
  summary:
    'The best matches of each kind for a typed text: words or parts of words, numbers, amounts and phone numbers. The records of `recent` (`project:12,customer:3`) come first; without a text they are the answer, besides the caller’s newest projects.',
  query: z.object({ text: filterText, recent: z.optional(recent) }),
  result: foundRecordsSchema,
  rights: ['read-lists'],
});

export const findFiles = defineRoute(calls.findFiles, {
  summary:
    'At most six files whose names have the typed words; some of the words may be in their folders or their project. Looked for in projects that a word finds, in those of `recent` and in the caller’s newest.',
  query: z.object({ text: filterText, recent: z.optional(recent) }),
  result: foundFilesSchema,
  rights: ['read-lists', 'read-project-files'],
});

export const searchRoutes = [findRecords, findFiles];
