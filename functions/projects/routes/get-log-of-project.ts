import { getLogOfProject } from '../../../shared/contract/project-logs.ts';
import { route } from '../../request/route.ts';
import { getLog } from '../project-log-store.ts';
import { logViews } from '../project-log-view.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(getLogOfProject, async ({ params }) => {
  const project = await getRecord('project', params.projectId);
  return logViews(await getLog(project.id));
});
