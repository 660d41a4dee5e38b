import { getBalances } from '../../../shared/contract/staff-time-logs.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { route } from '../../request/route.ts';
import { balancesOfUser } from '../balance-store.ts';
import { requireReadable } from '../staff-time-log-store.ts';

/** Balances tell nothing of sick leave, so no reading is recorded. */
export const handler = route(getBalances, async ({ params: { userId }, user, now }) => {
  await requireReadable(user, userId);
  return balancesOfUser(userId, dayOf(now));
});
