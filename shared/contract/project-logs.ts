import * as z from 'zod/mini';
import { projectLogEditSchema, projectLogFieldsSchema, projectLogSchema } from '../schemas/project-log.ts';
import { done, idParams, versionQuery } from './common.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({ reads: ['project-log', 'user'], changes: ['project-log'], looksUp: ['project'] });

const params = idParams('projectLogId');

export const getLogOfProject = defineRoute({
  name: 'project-logs/get-log-of-project',
  method: 'GET',
  path: '/projectlogs/project/{projectId}',
  role: 'Staff',
  summary: 'Everything in a project’s log, newest first.',
  params: idParams('projectId'),
  result: z.array(projectLogSchema),
  errors: ['not_found'],
});

export const getProjectLog = defineRoute({
  name: 'project-logs/get-project-log',
  method: 'GET',
  path: '/projectlogs/{projectLogId}',
  role: 'Staff',
  summary: 'One entry of a project’s log.',
  params,
  result: projectLogSchema,
  errors: ['not_found'],
});

export const createProjectLog = defineRoute({
  name: 'project-logs/create-project-log',
  method: 'POST',
  path: '/projectlogs',
  role: 'Staff',
  summary: 'Write in a project’s log. The author is who is signed in, the type Manuell.',
  body: projectLogFieldsSchema,
  result: projectLogSchema,
});

export const updateProjectLog = defineRoute({
  name: 'project-logs/update-project-log',
  method: 'PUT',
  path: '/projectlogs/{projectLogId}',
  role: 'Staff',
  summary: 'Change the message of an entry of type Manuell: one’s own, or any as SuperAdmin.',
  params,
  body: projectLogEditSchema,
  result: projectLogSchema,
  errors: ['not_found', 'stale_version', 'forbidden', 'written_by_system'],
});

export const deleteProjectLog = defineRoute({
  name: 'project-logs/delete-project-log',
  method: 'DELETE',
  path: '/projectlogs/{projectLogId}',
  role: 'Staff',
  summary: 'Delete an entry of type Manuell: one’s own, or any as SuperAdmin.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'stale_version', 'forbidden', 'written_by_system'],
});

export const projectLogsRoutes = [getLogOfProject, getProjectLog, createProjectLog, updateProjectLog, deleteProjectLog];
