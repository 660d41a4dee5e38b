import { deadlineOf, jobs } from '../../../shared/lib/deadlines.ts';
import { log } from '../../platform/log.ts';
import { erasures, takeOutTask } from '../../data/core/keys.ts';
import { dueKeys, waitingKeys } from '../../data/core/due.ts';
import { releaseWaiting } from '../../invoices/stores/follow-up-attempt-store.ts';
import { getFortnoxConnection } from '../../settings/settings-store.ts';
import { runTaskSafely } from '../../data/tasks/run-task.ts';
import { kindOf } from '../../data/tasks/task-kind.ts';
import { taskKinds } from '../task-kinds.ts';

const atATime = 25;
/** No more than Fortnox's rate limit allows in a minute, at about four calls each. */
const releasedAtATime = 50;

export async function handler(): Promise<void> {
  await releaseAccounting(new Date());
  for (const key of await dueKeys(new Date(), atATime)) {
    // Jobs of their own have the rights to run those.
    if (key.pk === erasures || key.pk === takeOutTask) continue;
    const kind = kindOf(taskKinds, key);
    if (kind) await runTaskSafely(kind, key, { until: deadlineOf(jobs.task) });
    else log('error', { event: 'task-of-unknown-kind', ...key });
  }
}

async function releaseAccounting(now: Date): Promise<void> {
  const { data } = await getFortnoxConnection();
  if (data.state === 'Connected') await releaseWaiting(await waitingKeys(now, releasedAtATime), now);
}
