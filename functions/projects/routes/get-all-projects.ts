import { getAllProjects as contract } from '../../../shared/contract/projects.ts';
import { projectChoices } from '../../data/replica/lists/options.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, projectChoices);
