import { containsStatusStarted } from '../../../shared/contract/work-orders.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { startedWorkOrders } from '../../replica/lists/of-project.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(containsStatusStarted, async ({ params, knownChangedAt }) => {
  await getRecord('project', params.projectId);
  return { containsStatusStarted: startedWorkOrders(await freshReplica({ knownChangedAt }), params.projectId) > 0 };
});
