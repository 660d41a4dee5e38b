import { getProjectFigures } from '../../../shared/contract/projects.ts';
import { storedAgreementView } from '../agreement-view.ts';
import { projectFigures } from '../../data/replica/figures/project-figures.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { route } from '../../request/route.ts';
import { findRecord } from '../../data/core/table.ts';

export const handler = route(getProjectFigures, async ({ params: { projectId }, knownChangedAt }) => {
  const [agreement, db] = await Promise.all([findRecord('agreement', projectId), freshReplica({ knownChangedAt })]);
  return { ...projectFigures(db, projectId), agreement: storedAgreementView(projectId, agreement, db) };
});
