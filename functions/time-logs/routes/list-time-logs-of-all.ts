import { listTimeLogsOfAll } from '../../../shared/contract/staff-time-logs.ts';
import { canAttest, ownsTimeLog } from '../../../shared/domain/staff-time-log.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { isOnlyAttester } from '../../data/replica/lists/users.ts';
import { timeLogPeople } from '../../data/replica/lists/options.ts';
import { route } from '../../request/route.ts';
import { yearOfAll } from '../year-of-all.ts';

export const handler = route(listTimeLogsOfAll, async ({ params, user, knownChangedAt, now }) => {
  const db = await freshReplica({ knownChangedAt });
  const isAlone = isOnlyAttester(db, user.userId);
  const people = timeLogPeople(db).map((person) => ({
    ...person,
    mayApprove: canAttest(user, person.userId) && (isAlone || !ownsTimeLog(user, person.userId)),
  }));
  return yearOfAll(people, params.year, dayOf(now));
});
