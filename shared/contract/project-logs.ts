import * as z from 'zod/mini';
import * as calls from './calls/project-logs.ts';
import { projectLogEditSchema, projectLogFieldsSchema, projectLogSchema } from '../schemas/project-log.ts';
import { done, idParams, versionQuery } from './common.ts';
import { routesLookingUp } from './route.ts';

const defineRoute = routesLookingUp(['project']);

const params = idParams('projectLogId');

export const getLogOfProject = defineRoute(calls.getLogOfProject, {
  summary: 'Everything in a project’s log, newest first.',
  params: idParams('projectId'),
  result: z.array(projectLogSchema),
  errors: ['not_found'],
});

export const getProjectLog = defineRoute(calls.getProjectLog, {
  summary: 'One entry of a project’s log.',
  params,
  result: projectLogSchema,
  errors: ['not_found'],
});

export const createProjectLog = defineRoute(calls.createProjectLog, {
  summary: 'Write in a project’s log. The author is who is signed in, the type Manuell.',
  body: projectLogFieldsSchema,
  result: projectLogSchema,
});

export const updateProjectLog = defineRoute(calls.updateProjectLog, {
  summary: 'Change the message of an entry of type Manuell: one’s own, or any as SuperAdmin.',
  params,
  body: projectLogEditSchema,
  result: projectLogSchema,
  errors: ['not_found', 'stale_version', 'forbidden', 'written_by_system'],
});

export const deleteProjectLog = defineRoute(calls.deleteProjectLog, {
  summary: 'Delete an entry of type Manuell: one’s own, or any as SuperAdmin.',
  params,
  query: versionQuery,
  result: done,
  errors: ['not_found', 'stale_version', 'forbidden', 'written_by_system'],
});

export const projectLogsRoutes = [getLogOfProject, getProjectLog, createProjectLog, updateProjectLog, deleteProjectLog];
