import { listTimeLogPeople } from '../../../shared/contract/staff-time-logs.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { timeLogPeople } from '../../replica/lists/options.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(listTimeLogPeople, async ({ knownChangedAt }) =>
  timeLogPeople(await freshReplica({ knownChangedAt })),
);
