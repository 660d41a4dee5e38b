import { isEmployedIn } from '../../../shared/domain/time-log-attest.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { latestEndedMonth } from '../../../shared/lib/months.ts';
import { notify } from '../../notifications/notify.ts';
import { timeLogsDue } from '../../notifications/time-logs-due.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { timeLogPeople } from '../../data/replica/lists/options.ts';

/** Reminds users once of a month of their employment whose time log is not submitted. Deleted users get no notifications. */
export async function handler(): Promise<void> {
  const now = new Date();
  const people = timeLogPeople(await freshReplica());
  const today = dayOf(now);
  const employed = people.filter(({ employedUntil }) => isEmployedIn(latestEndedMonth(today), employedUntil));
  await notify(
    await timeLogsDue(
      employed.map(({ userId }) => userId),
      today,
    ),
    now,
  );
}
