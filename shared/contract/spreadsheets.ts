import * as z from 'zod/mini';
import { sheetSchema } from '../schemas/spreadsheet.ts';
import { defineRoute } from './route.ts';

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

export const spreadsheetsRoutes = [exportList];
