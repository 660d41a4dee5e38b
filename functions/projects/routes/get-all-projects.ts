import { getAllProjects as contract } from '../../../shared/contract/projects.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { projectChoices } from '../../data/replica/lists/options.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  projectChoices(await freshReplica({ knownChangedAt }), query, user),
);
