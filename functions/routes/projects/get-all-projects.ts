import { getAllProjects as contract } from '../../../shared/contract/projects.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { allProjects } from '../../replica/lists/options.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ knownChangedAt }) =>
  allProjects(await freshReplica({ knownChangedAt })),
);
