import { getLogOfProject } from '../../../shared/contract/project-logs.ts';
import { route } from '../../runtime/route.ts';
import { getLog } from '../../stores/projects/project-log-store.ts';
import { logViews } from '../../stores/projects/project-log-view.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(getLogOfProject, async ({ params }) => {
  const project = await getRecord('project', params.projectId);
  return logViews(await getLog(project.id));
});
