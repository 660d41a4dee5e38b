import { defineCall } from './call.ts';

const kinds = { reads: ['project-log', 'user'], changes: ['project-log'] } as const;

export const getLogOfProject = defineCall(kinds, 'GET /projectlogs/project/{projectId}', {
  name: 'project-logs/get-log-of-project',
  role: 'Staff',
});

export const getProjectLog = defineCall(kinds, 'GET /projectlogs/{projectLogId}', {
  name: 'project-logs/get-project-log',
  role: 'Staff',
});

export const createProjectLog = defineCall(kinds, 'POST /projectlogs', {
  name: 'project-logs/create-project-log',
  role: 'Staff',
  waits: true,
});

export const updateProjectLog = defineCall(kinds, 'PUT /projectlogs/{projectLogId}', {
  name: 'project-logs/update-project-log',
  role: 'Staff',
  waits: true,
});

export const deleteProjectLog = defineCall(kinds, 'DELETE /projectlogs/{projectLogId}', {
  name: 'project-logs/delete-project-log',
  role: 'Staff',
  waits: true,
});
