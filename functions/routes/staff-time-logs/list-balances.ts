import { listBalances } from '../../../shared/contract/staff-time-logs.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { allUsers } from '../../replica/lists/options.ts';
import { route } from '../../runtime/route.ts';
import { balancesOfPeople } from '../../stores/staff-time-logs/balance-store.ts';

export const handler = route(listBalances, async ({ now, knownChangedAt }) => {
  const people = allUsers(await freshReplica({ knownChangedAt }));
  return balancesOfPeople(people, dayOf(now));
});
