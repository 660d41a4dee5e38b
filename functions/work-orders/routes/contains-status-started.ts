import { containsStatusStarted } from '../../../shared/contract/work-orders.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { startedWorkOrders } from '../../data/replica/lists/of-project.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(containsStatusStarted, async ({ params, knownChangedAt }) => {
  await getRecord('project', params.projectId);
  return { containsStatusStarted: startedWorkOrders(await freshReplica({ knownChangedAt }), params.projectId) > 0 };
});
