import * as z from 'zod/mini';
import * as calls from './calls/record-imports.ts';
import { importKinds } from '../codes/import-kinds.ts';
import { latestImportSchema, recordCheckSchema } from '../schemas/record-import.ts';
import { defineRoute } from './route.ts';
import { maxSpreadsheetBody, spreadsheetBody } from './spreadsheet-body.ts';

const params = z.object({ kind: z.enum(importKinds, 'Okänt slag.') });

export const getLatestImport = defineRoute(calls.getLatestImport, {
  summary: 'How the latest import of a kind of records has gone. The caller needs the role that creates one.',
  params,
  result: latestImportSchema,
});

export const importRecords = defineRoute(calls.importRecords, {
  summary:
    'Import records from a spreadsheet (.xlsx), none while a cell is invalid. A dry run tells what is new, what exists already and is left as it is, and each invalid cell. The caller needs the role that creates one record.',
  params,
  body: spreadsheetBody,
  maxBodyBytes: maxSpreadsheetBody,
  result: recordCheckSchema,
  errors: ['conflict'],
  rights: ['read-lists'],
});

export const getRecordTemplate = defineRoute(calls.getRecordTemplate, {
  looksUp: ['system-settings'],
  summary: 'The spreadsheet to fill in for an import, with an example and lists of choices.',
  params,
  result: z.unknown(),
});

export const recordImportsRoutes = [getLatestImport, importRecords, getRecordTemplate];
