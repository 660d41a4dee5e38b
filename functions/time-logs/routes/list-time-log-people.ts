import { listTimeLogPeople } from '../../../shared/contract/staff-time-logs.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { timeLogPeople } from '../../data/replica/lists/options.ts';
import { route } from '../../request/route.ts';

export const handler = route(listTimeLogPeople, async ({ knownChangedAt }) =>
  timeLogPeople(await freshReplica({ knownChangedAt })),
);
