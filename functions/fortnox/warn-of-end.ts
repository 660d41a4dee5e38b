import { diesSoon } from '../../shared/codes/connection-problems.ts';
import { dayOf } from '../../shared/lib/days.ts';
import { linkEndingMail } from '../../shared/mail/user-mails.ts';
import { freshReplica } from '../data/replica/fresh-replica.ts';
import { superAdminIds } from '../data/replica/lists/users.ts';
import { environment } from '../platform/environment.ts';
import { errorFields, log } from '../platform/log.ts';
import { forgetWarning, noteWarning } from './fortnox-link-store.ts';
import { findRecords } from '../data/core/table.ts';
import { sendMail } from '../messages/mail.ts';

export async function warnOfEnd(diesAt: string | null, now: Date): Promise<void> {
  if (diesAt === null || !diesSoon(diesAt, now) || !(await noteWarning(diesAt))) return;
  const ids = superAdminIds(await freshReplica());
  const users = await findRecords(ids.map((id) => ['user', id] as const));
  const end = { day: dayOf(new Date(diesAt)), link: `${environment.siteUrl()}/settings/system-settings` };
  let sent = 0;
  for (const id of ids) {
    const user = users.get('user', id)?.data;
    if (!user?.email) continue;
    try {
      await sendMail({ kind: 'Link', to: user.email, ...linkEndingMail(user.firstName, end) });
      sent += 1;
    } catch (error) {
      log('error', { event: 'link-warning-not-sent', userId: id, ...errorFields(error) });
    }
  }
  // Nobody was warned: the next run retries.
  if (sent === 0) await forgetWarning(diesAt);
}
