import { getProjectByCode as contract } from '../../../shared/contract/projects.ts';
import { route } from '../../request/route.ts';
import { getProjectByCode, projectView } from '../project-store.ts';

export const handler = route(contract, async ({ params }) => projectView(await getProjectByCode(params.projectCode)));
