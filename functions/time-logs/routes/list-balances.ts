import { listBalances } from '../../../shared/contract/staff-time-logs.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { allUsers } from '../../data/replica/lists/options.ts';
import { route } from '../../request/route.ts';
import { balancesOfPeople } from '../balance-store.ts';

export const handler = route(listBalances, async ({ now, knownChangedAt }) => {
  const people = allUsers(await freshReplica({ knownChangedAt }));
  return balancesOfPeople(people, dayOf(now));
});
