import { getAgreement } from '../../../shared/contract/agreements.ts';
import { storedAgreementView } from '../agreement-view.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { route } from '../../request/route.ts';
import { findRecord } from '../../data/core/table.ts';

export const handler = route(getAgreement, async ({ params: { projectId }, knownChangedAt }) => {
  const [agreement, db] = await Promise.all([findRecord('agreement', projectId), freshReplica({ knownChangedAt })]);
  return storedAgreementView(projectId, agreement, db);
});
