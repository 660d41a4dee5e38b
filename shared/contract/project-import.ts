import * as z from 'zod/mini';
import { importCheckSchema, maxImportBytes, projectImportSchema } from '../schemas/project-import.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({ changes: 'any' });

const base64Length = Math.ceil(maxImportBytes / 3) * 4;

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
  body: z.object({
    file: z
      .string('Välj en fil.')
      .check(
        z.minLength(1, 'Välj en fil.'),
        z.maxLength(base64Length, 'Filen får vara högst 3 MB.'),
        z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Filen gick inte att läsa.'),
      ),
    isDryRun: z.boolean('Ange om det är en provkörning.'),
  }),
  maxBodyBytes: base64Length + 10_000,
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
