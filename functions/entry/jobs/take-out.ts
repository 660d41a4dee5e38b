import { deadlineOf, jobs } from '../../../shared/lib/deadlines.ts';
import { keys } from '../../data/core/keys.ts';
import { runTaskSafely } from '../../data/tasks/run-task.ts';
import { takeOuts } from '../../exports/take-out/run-take-out.ts';

/** The only function with the right to read the table as a whole. */
export async function handler(): Promise<void> {
  await runTaskSafely(takeOuts, keys.takeOut(), { until: deadlineOf(jobs.takeOut) });
}
