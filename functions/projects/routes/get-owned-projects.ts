import { getOwnedProjects } from '../../../shared/contract/projects.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { projectsOf } from '../../data/replica/lists/projects.ts';
import { route } from '../../request/route.ts';
import { requireKnownUser } from '../../users/user-store.ts';

export const handler = route(getOwnedProjects, async ({ params, knownChangedAt }) => {
  await requireKnownUser(params.userId);
  return projectsOf(await freshReplica({ knownChangedAt }), 'owner', params.userId);
});
