import * as z from 'zod/mini';
import type { DeletableKind } from '../codes/kinds.ts';
import * as calls from './calls/bulk.ts';
import { personKinds } from '../codes/person-kinds.ts';
import { maxBulk } from '../codes/work-orders.ts';
import { day, id } from '../fields/fields.ts';
import { idParams } from './common.ts';
import { deleteCalls } from './delete-calls.ts';
import { defineRoute } from './route.ts';

const ofPerson = { userId: z.nullable(id) };
const tagIds = z.array(id).check(z.maxLength(50, 'Högst 50 taggar.'));

const deletableKinds = Object.keys(deleteCalls) as DeletableKind[];

const changeSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('delete'), kind: z.enum(deletableKinds) }),
  z.object({ what: z.literal('work-order-owner'), ...ofPerson }),
  z.object({ what: z.literal('work-order-date'), day }),
  z.object({ what: z.literal('project-owner'), ...ofPerson }),
  z.object({ what: z.literal('project-reviewer'), ...ofPerson }),
  z.object({ what: z.literal('erase-persons'), kind: z.enum(personKinds) }),
  z.object({ what: z.literal('project-tags'), add: tagIds, remove: tagIds }),
]);
export type BulkChange = z.output<typeof changeSchema>;

export const storedChange = z.object({ change: changeSchema, ids: z.array(id) });

export const changeRecords = defineRoute(calls.changeRecords, {
  summary:
    'Change or delete several records, each as by its own call, in a batch that continues until it is done. The caller needs the role of that call.',
  body: z.object({
    change: changeSchema,
    ids: z
      .array(id)
      .check(z.minLength(1, 'Markera minst en rad.'), z.maxLength(maxBulk, `Högst ${maxBulk} rader åt gången.`)),
  }),
  result: z.object({ batchId: id, total: z.int() }),
  rights: ['read-lists'],
});

export const getBulkChange = defineRoute(calls.getBulkChange, {
  summary:
    'The progress of the caller’s change or restoration of several records, and why some records are left as they were.',
  params: idParams('batchId'),
  result: z.object({
    batchId: id,
    state: z.enum(['Pending', 'Done']),
    total: z.int(),
    done: z.int(),
    refused: z.array(z.object({ id, reason: z.string() })),
    changed: z.array(z.object({ id, version: z.int() })),
  }),
  errors: ['not_found'],
});

export const bulkRoutes = [changeRecords, getBulkChange];
