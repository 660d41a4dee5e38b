import * as z from 'zod/mini';
import * as calls from './calls/personal-data.ts';
import { personKinds } from '../codes/person-kinds.ts';
import { idText } from '../fields/fields.ts';
import { filterText, listQuery, paged } from '../schemas/list.ts';
import {
  erasablePersonSchema,
  erasableReasons,
  erasurePreviewSchema,
  erasureSchema,
} from '../schemas/personal-data.ts';
import { done } from './common.ts';
import { routesLookingUp } from './route.ts';

const defineRoute = routesLookingUp(['contact', 'user', 'system-settings']);

const params = z.object({ kind: z.enum(personKinds, `Ska vara ${personKinds.join(' eller ')}.`), id: idText });

export const beginPersonTakeOut = defineRoute(calls.beginPersonTakeOut, {
  summary:
    'Begin to write everything about a person as a file, which is fetched as an export: of oneself, or, as SuperAdmin, of anybody. Time logs are in it for those who may read them, and the reading is recorded.',
  params,
  result: z.object({ exportId: z.int() }),
  errors: ['forbidden', 'not_found', 'conflict'],
});

export const previewErasure = defineRoute(calls.previewErasure, {
  looksUp: ['contact', 'user', 'system-settings', 'invoice', 'project', 'customer', 'staff-time-log', 'work-order'],
  summary: 'What the erasure of a person’s data would remove, what would stay and why, or why it is not possible.',
  params,
  result: erasurePreviewSchema,
  errors: ['not_found'],
  rights: ['read-lists'],
});

export const erasePerson = defineRoute(calls.erasePerson, {
  looksUp: ['contact', 'user', 'system-settings', 'project', 'work-order', 'invoice'],
  summary:
    'Erase the personal data of a deleted user, or of a contact that is deleted or in no active project: in the record at once, in its history and logs within minutes. It cannot be undone.',
  params,
  body: z.object({ version: z.int() }),
  result: done,
  errors: ['forbidden', 'not_found', 'stale_version', 'in_use', 'conflict'],
  rights: ['read-lists'],
});

export const listErasures = defineRoute(calls.listErasures, {
  summary: 'The notes of erasures, newest first: which record, by whom and when, without the data.',
  query: listQuery(['at'] as const, {}),
  result: paged(erasureSchema),
});

export const listErasablePersons = defineRoute(calls.listErasablePersons, {
  summary:
    'Persons whose data may be erased: deleted ones, and contacts whom nothing has named for as long as the setting says; the longest unused first.',
  query: listQuery(['lastUsed'] as const, {
    fullName: filterText,
    reason: z.optional(z.enum(erasableReasons, 'Okänt skäl.')),
  }),
  result: paged(erasablePersonSchema),
  rights: ['read-lists'],
});

export const personalDataRoutes = [beginPersonTakeOut, previewErasure, erasePerson, listErasures, listErasablePersons];
