import { containsStatusStarted } from '../../../shared/contract/work-orders.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { countStartedWorkOrders } from '../../data/replica/lists/project-queries.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(containsStatusStarted, async ({ params, knownChangedAt }) => {
  await getRecord('project', params.projectId);
  return {
    containsStatusStarted: countStartedWorkOrders(await freshReplica({ knownChangedAt }), params.projectId) > 0,
  };
});
