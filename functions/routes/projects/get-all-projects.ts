import { getAllProjects as contract } from '../../../shared/contract/projects.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { projectChoices } from '../../replica/lists/options.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  projectChoices(await freshReplica({ knownChangedAt }), query, user),
);
