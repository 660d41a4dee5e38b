import * as z from 'zod/mini';
import { fileLinkSchema, listExportSchema, listToExportSchema, sheetSchema } from '../schemas/spreadsheet.ts';
import { idParams } from './common.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({ looksUp: ['system-settings'] });

export const exportList = defineRoute({
  name: 'spreadsheets/export-list',
  method: 'POST',
  writes: false,
  path: '/lists/export-to-excel',
  role: 'Staff',
  summary: 'What a list shows, filtered and in its order, as a spreadsheet. The caller sends the rows it has read.',
  body: sheetSchema,
  maxBodyBytes: 5_000_000,
  result: z.unknown(),
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  rights: ['hand-over-files'],
});

export const beginListExport = defineRoute({
  name: 'spreadsheets/begin-list-export',
  method: 'POST',
  path: '/lists/exports',
  role: 'Staff',
  summary:
    'Begin to write a long list as a spreadsheet in the background. The caller needs the role of the list itself.',
  body: listToExportSchema,
  result: z.object({ exportId: z.int() }),
  errors: ['conflict'],
});

export const beginTakeOut = defineRoute({
  name: 'spreadsheets/begin-take-out',
  method: 'POST',
  path: '/take-out',
  role: 'SuperAdmin',
  changes: ['system-settings'],
  summary:
    'Begin to take out everything that the firm has in Klang as a file, which is fetched as an export. The caller also needs the right to read time logs, and the reading is kept.',
  result: z.object({ exportId: z.int() }),
  errors: ['forbidden', 'conflict'],
});

export const listOwnExports = defineRoute({
  name: 'spreadsheets/list-own-exports',
  method: 'GET',
  path: '/lists/exports',
  role: 'Staff',
  summary: 'The caller’s own exports of the last week, newest first, and how far they have come.',
  result: z.array(listExportSchema),
});

export const getListExportFile = defineRoute({
  name: 'spreadsheets/get-list-export-file',
  method: 'GET',
  path: '/lists/exports/{exportId}/file',
  role: 'Staff',
  summary: 'Where the caller fetches the file of an export that is done, for five minutes.',
  params: idParams('exportId'),
  result: fileLinkSchema,
  errors: ['not_found', 'conflict'],
  rights: ['hand-over-files'],
});

export const spreadsheetsRoutes = [exportList, beginListExport, beginTakeOut, listOwnExports, getListExportFile];
