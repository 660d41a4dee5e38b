import { getProject } from '../../../shared/contract/projects.ts';
import { route } from '../../runtime/route.ts';
import { projectView } from '../../stores/projects/project-store.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(getProject, async ({ params }) =>
  projectView(await getRecord('project', params.projectId)),
);
