import { listProjects as contract } from '../../../shared/contract/projects.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { listProjects } from '../../data/replica/lists/projects.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ body, user, knownChangedAt }) =>
  listProjects(await freshReplica({ knownChangedAt }), body, user),
);
