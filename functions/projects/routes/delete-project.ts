import { deleteProject } from '../../../shared/contract/projects.ts';
import { removeProject } from '../../records/batches/remove-records.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(deleteProject, async ({ params, query, unit }) => {
  const project = await getRecord('project', params.projectId);
  await requireVersion(project, query.version);
  removeProject(unit, project);
  return { done: true as const };
});
