import { defineCall } from './call.ts';

const kinds = { changes: 'any' } as const;

export const getProjectImport = defineCall(kinds, {
  name: 'dev/get-project-import',
  method: 'GET',
  path: '/dev/importprojects',
  role: 'Developer',
});

export const importProjects = defineCall(kinds, {
  name: 'dev/import-projects',
  method: 'POST',
  path: '/dev/importprojects',
  role: 'Developer',
});

export const getImportTemplate = defineCall(kinds, {
  name: 'dev/get-import-template',
  method: 'GET',
  path: '/dev/importprojects/template',
  role: 'Developer',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
