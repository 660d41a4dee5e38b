import { erasures } from '../personal-data/run-erasure.ts';
import { keys } from '../stores/core/keys.ts';
import { findErasures } from '../stores/tasks/erasure-store.ts';
import { tryTask } from '../tasks/run-task.ts';

const atMostMs = 4 * 60_000;

/** The only function with the right to rewrite history. */
export async function handler(): Promise<void> {
  const until = Date.now() + atMostMs;
  for (const { erasureId, stage } of await findErasures()) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time
    if (stage !== 'done') await tryTask(erasures, keys.erasure(erasureId), { until });
  }
}
