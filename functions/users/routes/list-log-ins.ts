import { listLogIns } from '../../../shared/contract/log-ins.ts';
import { storedInitials } from '../../../shared/domain/initials.ts';
import { isWithin } from '../../../shared/lib/days.ts';
import { matches } from '../../../shared/lib/text.ts';
import { pageOf } from '../../settings/page-of.ts';
import { route } from '../../request/route.ts';
import { getLogIns } from '../log-in-store.ts';

export const handler = route(listLogIns, async ({ user, query }) => {
  const { initials = '', address = '', outcome } = query;
  const logIns = (await getLogIns()).filter(
    (logIn) =>
      (initials === '' || logIn.initials === storedInitials(initials)) &&
      matches(logIn.address, address) &&
      (!outcome || logIn.outcome === outcome) &&
      isWithin(logIn.dateTime, query),
  );
  return pageOf(logIns, query, user.userId);
});
