import { dayOf } from '../../shared/lib/days.ts';
import { notify } from '../notifications/notify.ts';
import { timeLogsDue } from '../notifications/time-logs-due.ts';
import { freshReplica } from '../replica/fresh-replica.ts';
import { timeLogPeople } from '../replica/lists/options.ts';

/** Reminds users once of a month whose time log is not submitted. Deleted users get no notifications. */
export async function handler(): Promise<void> {
  const now = new Date();
  const people = timeLogPeople(await freshReplica());
  const userIds = people.map(({ userId }) => userId);
  await notify(await timeLogsDue(userIds, dayOf(now)), now);
}
