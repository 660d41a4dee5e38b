import { dayOf } from '../../shared/lib/days.ts';
import { nameOfInstalments } from '../../shared/text/notifications.ts';
import type { Database } from '../data/replica/database.ts';
import { type DueInstalment, dueInstalments } from '../data/replica/lists/owner-warnings.ts';
import { type Key, keys } from '../data/core/keys.ts';
import { beginNotifying, endNotifying, notNotified } from '../projects/notified-once-store.ts';
import { notify } from './notify.ts';

const keyOf = ({ projectId, instalmentId, dueOn }: DueInstalment): Key =>
  keys.instalmentNotice(projectId, instalmentId, dueOn);

/**
 * Notifies the owners of projects of planned instalments whose day has come and that are not invoiced: once an
 * instalment and day, however often it runs or stops half way. Those of a project are one notification.
 */
export async function notifyOfInstalments(db: Database, now: Date): Promise<void> {
  const due = await notNotified(dueInstalments(db, dayOf(now)), keyOf);
  for (const instalments of Map.groupBy(due, ({ projectId }) => projectId).values()) {
    const { projectId, projectCode, ownerUserId } = instalments[0]!;
    let at = '';
    for (const one of instalments) {
      const seenAt = await beginNotifying(keyOf(one), now);
      // The latest, so that one that is seen after a stop is not taken for what has been told.
      if (seenAt > at) at = seenAt;
    }
    const facts = { subjectId: projectId, byUserId: 0, userIds: [ownerUserId] };
    const name = nameOfInstalments(projectCode, instalments);
    await notify([{ kind: 'InstalmentDue', as: 'due', at, name, ...facts }], now);
    for (const one of instalments) await endNotifying(keyOf(one), now);
  }
}
