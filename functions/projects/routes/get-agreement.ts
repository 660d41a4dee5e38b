import { getAgreement } from '../../../shared/contract/agreements.ts';
import { agreementInReplica } from '../agreement-view.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { route } from '../../request/route.ts';

export const handler = route(getAgreement, async ({ params: { projectId }, knownChangedAt }) =>
  agreementInReplica(await freshReplica({ knownChangedAt }), projectId),
);
