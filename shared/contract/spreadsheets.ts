import * as z from 'zod/mini';
import * as calls from './calls/spreadsheets.ts';
import { fileLinkSchema, listExportSchema, listToExportSchema, sheetSchema } from '../schemas/spreadsheet.ts';
import { idParams } from './common.ts';
import { routesLookingUp } from './route.ts';

const defineRoute = routesLookingUp(['system-settings']);

export const exportList = defineRoute(calls.exportList, {
  summary: 'What a list shows, filtered and in its order, as a spreadsheet. The caller sends the rows it has read.',
  body: sheetSchema,
  maxBodyBytes: 5_000_000,
  result: z.unknown(),
  rights: ['hand-over-files'],
});

export const beginListExport = defineRoute(calls.beginListExport, {
  summary:
    'Begin to write a long list as a spreadsheet in the background. The caller needs the role of the list itself.',
  body: listToExportSchema,
  result: z.object({ exportId: z.int() }),
  errors: ['conflict'],
});

export const beginTakeOut = defineRoute(calls.beginTakeOut, {
  summary:
    'Begin to take out everything that the firm has in Klang as a file, which is fetched as an export. The caller also needs the right to read time logs, and the reading is recorded.',
  result: z.object({ exportId: z.int() }),
  errors: ['forbidden', 'conflict'],
});

export const listOwnExports = defineRoute(calls.listOwnExports, {
  summary: 'The caller’s own exports of the last week, newest first, with their progress.',
  result: z.array(listExportSchema),
});

export const getListExportFile = defineRoute(calls.getListExportFile, {
  summary: 'Where the caller fetches the file of an export that is done, for five minutes.',
  params: idParams('exportId'),
  result: fileLinkSchema,
  errors: ['not_found', 'conflict'],
  rights: ['hand-over-files'],
});

export const spreadsheetsRoutes = [exportList, beginListExport, beginTakeOut, listOwnExports, getListExportFile];
