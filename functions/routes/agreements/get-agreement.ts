import { getAgreement } from '../../../shared/contract/agreements.ts';
import { storedAgreementView } from '../../agreements/agreement-view.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { route } from '../../runtime/route.ts';
import { findRecord } from '../../stores/core/table.ts';

export const handler = route(getAgreement, async ({ params: { projectId }, knownChangedAt }) => {
  const [agreement, db] = await Promise.all([findRecord('agreement', projectId), freshReplica({ knownChangedAt })]);
  return storedAgreementView(projectId, agreement, db);
});
