import { defineCall } from './call.ts';

const kinds = { reads: ['project-log', 'user'], changes: ['project-log'] } as const;

export const getLogOfProject = defineCall(kinds, {
  name: 'project-logs/get-log-of-project',
  method: 'GET',
  path: '/projectlogs/project/{projectId}',
  role: 'Staff',
});

export const getProjectLog = defineCall(kinds, {
  name: 'project-logs/get-project-log',
  method: 'GET',
  path: '/projectlogs/{projectLogId}',
  role: 'Staff',
});

export const createProjectLog = defineCall(kinds, {
  name: 'project-logs/create-project-log',
  method: 'POST',
  path: '/projectlogs',
  role: 'Staff',
  waits: true,
});

export const updateProjectLog = defineCall(kinds, {
  name: 'project-logs/update-project-log',
  method: 'PUT',
  path: '/projectlogs/{projectLogId}',
  role: 'Staff',
  waits: true,
});

export const deleteProjectLog = defineCall(kinds, {
  name: 'project-logs/delete-project-log',
  method: 'DELETE',
  path: '/projectlogs/{projectLogId}',
  role: 'Staff',
  waits: true,
});
