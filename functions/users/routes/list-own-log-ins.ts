import { listOwnLogIns } from '../../../shared/contract/log-ins.ts';
import { isWithin } from '../../../shared/lib/days.ts';
import { pageOf } from '../../settings/page-of.ts';
import { route } from '../../request/route.ts';
import { getLogIns } from '../log-in-store.ts';

export const handler = route(listOwnLogIns, async ({ user, query }) => {
  const { outcome } = query;
  const logIns = (await getLogIns(user.userId)).filter(
    (logIn) => (!outcome || logIn.outcome === outcome) && isWithin(logIn.dateTime, query),
  );
  return pageOf(logIns, query, user.userId);
});
