import { getProjectFigures } from '../../../shared/contract/projects.ts';
import { storedAgreementView } from '../../agreements/agreement-view.ts';
import { projectFigures } from '../../replica/figures/project-figures.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { route } from '../../runtime/route.ts';
import { findRecord } from '../../stores/core/table.ts';

export const handler = route(getProjectFigures, async ({ params: { projectId }, knownChangedAt }) => {
  const [agreement, db] = await Promise.all([findRecord('agreement', projectId), freshReplica({ knownChangedAt })]);
  return { ...projectFigures(db, projectId), agreement: storedAgreementView(projectId, agreement, db) };
});
