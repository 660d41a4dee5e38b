import { listOwnLogIns } from '../../../shared/contract/log-ins.ts';
import { pageOf } from '../../runtime/page-of.ts';
import { route } from '../../runtime/route.ts';
import { getLogIns } from '../../stores/users/log-in-store.ts';

export const handler = route(listOwnLogIns, async ({ user, query: { outcome, ...query } }) => {
  const own = await getLogIns(user.userId);
  return pageOf(outcome ? own.filter((logIn) => logIn.outcome === outcome) : own, query, user.userId);
});
