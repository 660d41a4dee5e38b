import * as z from 'zod/mini';
import { importCheckSchema, projectImportSchema } from '../schemas/project-import.ts';
import { routesOf } from './route.ts';
import { maxSpreadsheetBody, spreadsheetBody } from './spreadsheet-body.ts';

const defineRoute = routesOf({ changes: 'any' });

export const getProjectImport = defineRoute({
  name: 'dev/get-project-import',
  method: 'GET',
  path: '/dev/importprojects',
  role: 'Developer',
  summary: 'How the latest import of old projects has gone.',
  result: z.object({ message: z.string(), latest: z.nullable(projectImportSchema) }),
});

export const importProjects = defineRoute({
  name: 'dev/import-projects',
  method: 'POST',
  path: '/dev/importprojects',
  role: 'Developer',
  summary: 'Import old projects from a spreadsheet (.xlsx), all or none: names each faulty cell. A dry run only looks.',
  body: spreadsheetBody,
  maxBodyBytes: maxSpreadsheetBody,
  result: importCheckSchema,
  rights: ['read-lists'],
});

export const getImportTemplate = defineRoute({
  name: 'dev/get-import-template',
  method: 'GET',
  path: '/dev/importprojects/template',
  role: 'Developer',
  looksUp: ['system-settings'],
  summary: 'The spreadsheet to fill in for an import of old projects.',
  result: z.unknown(),
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

export const projectImportRoutes = [getProjectImport, importProjects, getImportTemplate];
