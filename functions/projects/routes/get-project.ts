import { getProject } from '../../../shared/contract/projects.ts';
import { getRoute } from '../../request/get-route.ts';
import { projectView } from '../project-store.ts';

export const handler = getRoute(getProject, 'project', projectView);
