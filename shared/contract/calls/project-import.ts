import { defineCall } from './call.ts';

const kinds = { changes: 'any' } as const;

export const getProjectImport = defineCall(kinds, 'GET /dev/importprojects', {
  name: 'dev/get-project-import',
  role: 'Developer',
});

export const importProjects = defineCall(kinds, 'POST /dev/importprojects', {
  name: 'dev/import-projects',
  role: 'Developer',
});

export const getImportTemplate = defineCall(kinds, 'GET /dev/importprojects/template', {
  name: 'dev/get-import-template',
  role: 'Developer',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
