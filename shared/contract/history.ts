import * as z from 'zod/mini';
import { historyKinds, loggedKinds, restorableKinds } from '../codes/kinds.ts';
import * as calls from './calls/history.ts';
import { maxBulk } from '../codes/work-orders.ts';
import { day, id, idText } from '../fields/fields.ts';
import {
  deletedRecordSchema,
  historySchema,
  loggedChangesSchema,
  restoredRecordSchema,
  restoredVersionSchema,
} from '../schemas/history.ts';
import { filterText, listQuery, paged, wholeNumber } from '../schemas/list.ts';
import { bulkAnswerSchema } from '../schemas/work-order.ts';
import { defineRoute } from './route.ts';

export const getHistory = defineRoute(calls.getHistory, {
  summary:
    'Who changed a record, when, from what to what; newest first, 50 at a time. Of some kinds SuperAdmin’s alone.',
  params: z.object({ kind: z.enum(historyKinds, `Ska vara ${historyKinds.join(', ')}.`), id: idText }),
  query: z.object({ before: z.optional(idText) }),
  result: historySchema,
  errors: ['not_found', 'forbidden'],
});

const loggedKind = z.enum(loggedKinds, `Ska vara ${loggedKinds.join(', ')}.`);

export const listChanges = defineRoute(calls.listChanges, {
  summary:
    'Changes of all records, newest first: who, when, from what to what. A call searches a limited number, and the next one continues from `next`.',
  query: z.strictObject({
    /** 0 is the system. */
    userId: z.optional(wholeNumber(0, 999_999_999, 'Välj en användare.')),
    kind: z.optional(
      z.pipe(
        z.string(),
        z.pipe(
          z.transform((value: string) => value.split(',').filter(Boolean)),
          z.array(loggedKind),
        ),
      ),
    ),
    name: filterText,
    dateFrom: z.optional(day),
    dateTo: z.optional(day),
    /** The `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^[\w-]{1,300}$/, 'Fortsättningen ska vara den som förra svaret gav.'))),
    limit: z.optional(wholeNumber(1, 200, 'Antalet ska vara 1 till 200.')),
  }),
  result: loggedChangesSchema,
  rights: ['read-log'],
});

const restorable = z.enum(restorableKinds, `Ska vara ${restorableKinds.join(', ')}.`);

export const restoreRecord = defineRoute(calls.restoreRecord, {
  summary:
    'Give a record the contents of an earlier version, deleted or not, unless it has been changed since the expected version; with the role that may edit or delete it.',
  params: z.object({ kind: restorable, id: idText }),
  body: restoredVersionSchema,
  result: z.object({
    id,
    version: z.int(),
    name: z.string(),
  }),
  errors: [
    'not_found',
    'forbidden',
    'changed_since',
    'not_restorable',
    'already_exists',
    'in_use',
    'locked',
    'being_invoiced',
    'last_developer',
    'written_by_system',
  ],
  rights: ['read-lists'],
});

export const restoreRecords = defineRoute(calls.restoreRecords, {
  summary:
    'Give several records the contents of earlier versions, in a batch that skips those it cannot restore, each with the reason.',
  params: z.object({ kind: restorable }),
  body: z.object({
    records: z
      .array(restoredRecordSchema)
      .check(z.minLength(1, 'Välj minst en post.'), z.maxLength(maxBulk, `Högst ${maxBulk} poster åt gången.`)),
  }),
  result: bulkAnswerSchema,
  rights: ['read-lists'],
});

const deletedColumns = ['deletedAt'] as const;

export const listDeleted = defineRoute(calls.listDeleted, {
  summary: 'A page of the records deleted in the last 30 days that the caller may restore, latest first.',
  query: listQuery(deletedColumns, {
    kind: z.optional(restorable),
    deletedFrom: z.optional(day),
    deletedTo: z.optional(day),
  }),
  result: paged(deletedRecordSchema),
});

export const historyRoutes = [getHistory, listChanges, restoreRecord, restoreRecords, listDeleted];
