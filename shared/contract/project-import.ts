import * as z from 'zod/mini';
import * as calls from './calls/project-import.ts';
import { importCheckSchema, projectImportSchema } from '../schemas/project-import.ts';
import { defineRoute } from './route.ts';
import { maxSpreadsheetBody, spreadsheetBody } from './spreadsheet-body.ts';

export const getProjectImport = defineRoute(calls.getProjectImport, {
  summary: 'How the latest import of old projects has gone.',
  result: z.object({ message: z.string(), latest: z.nullable(projectImportSchema) }),
});

export const importProjects = defineRoute(calls.importProjects, {
  summary: 'Import old projects from a spreadsheet (.xlsx), all or none: names each faulty cell. A dry run only looks.',
  body: spreadsheetBody,
  maxBodyBytes: maxSpreadsheetBody,
  result: importCheckSchema,
  rights: ['read-lists'],
});

export const getImportTemplate = defineRoute(calls.getImportTemplate, {
  looksUp: ['system-settings'],
  summary: 'The spreadsheet to fill in for an import of old projects.',
  result: z.unknown(),
});

export const projectImportRoutes = [getProjectImport, importProjects, getImportTemplate];
