import { getOwnedProjects } from '../../../shared/contract/projects.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { projectsOf } from '../../replica/lists/projects.ts';
import { route } from '../../runtime/route.ts';
import { requireKnownUser } from '../../stores/users/user-store.ts';

export const handler = route(getOwnedProjects, async ({ params, knownChangedAt }) => {
  await requireKnownUser(params.userId);
  return projectsOf(await freshReplica({ knownChangedAt }), 'owner', params.userId);
});
