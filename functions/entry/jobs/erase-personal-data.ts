import { deadlineOf, jobs } from '../../../shared/lib/deadlines.ts';
import { erasures } from '../../personal-data/run-erasure.ts';
import { keys } from '../../data/core/keys.ts';
import { findErasures } from '../../personal-data/erasure-store.ts';
import { runTaskSafely } from '../../data/tasks/run-task.ts';

/** The only function with the right to rewrite history. */
export async function handler(): Promise<void> {
  const until = deadlineOf(jobs.erase);
  for (const { erasureId, stage } of await findErasures()) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time
    if (stage !== 'done') await runTaskSafely(erasures, keys.erasure(erasureId), { until });
  }
}
