import { AppError } from '../../../shared/codes/errors.ts';
import { deleteProject } from '../../../shared/contract/projects.ts';
import { route } from '../../runtime/route.ts';
import { letGoOfChoices } from '../../stores/projects/project-store.ts';
import { getRecord } from '../../stores/core/table.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(deleteProject, async ({ params, query, unit }) => {
  const project = await getRecord('project', params.projectId);
  await requireVersion(project, query.version);
  if (project.refs > 0) throw new AppError('in_use', { message: 'Projektet har fakturor och kan inte tas bort.' });
  unit.remove(project, { unlessReferred: true });
  letGoOfChoices(unit, project.data);
  return { done: true as const };
});
