import { getProjectFigures } from '../../../shared/contract/projects.ts';
import { agreementInReplica } from '../agreement-view.ts';
import { projectFigures } from '../../data/replica/figures/project-figures.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { route } from '../../request/route.ts';

export const handler = route(getProjectFigures, async ({ params: { projectId }, knownChangedAt }) => {
  const db = await freshReplica({ knownChangedAt });
  return { ...projectFigures(db, projectId), agreement: await agreementInReplica(db, projectId) };
});
