import { deadlineOf, jobs } from '../../../shared/lib/deadlines.ts';
import { log } from '../../platform/log.ts';
import { erasures, takeOutTask } from '../../data/core/keys.ts';
import { dueKeys } from '../../data/core/due.ts';
import { runTaskSafely } from '../../data/tasks/run-task.ts';
import { kindOf } from '../../data/tasks/task-kind.ts';
import { taskKinds } from '../task-kinds.ts';

const atATime = 25;

export async function handler(): Promise<void> {
  for (const kind of taskKinds) await kind.release?.(new Date());
  for (const key of await dueKeys(new Date(), atATime)) {
    // Jobs of their own have the rights to run those.
    if (key.pk === erasures || key.pk === takeOutTask) continue;
    const kind = kindOf(taskKinds, key);
    if (kind) await runTaskSafely(kind, key, { until: deadlineOf(jobs.task) });
    else log('error', { event: 'task-of-unknown-kind', ...key });
  }
}
