import { listProjects as contract } from '../../../shared/contract/projects.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { listProjects } from '../../replica/lists/projects.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ body, user, knownChangedAt }) =>
  listProjects(await freshReplica({ knownChangedAt }), body, user),
);
