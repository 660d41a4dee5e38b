import { getProject } from '../../../shared/contract/projects.ts';
import { route } from '../../request/route.ts';
import { projectView } from '../project-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(getProject, async ({ params }) =>
  projectView(await getRecord('project', params.projectId)),
);
