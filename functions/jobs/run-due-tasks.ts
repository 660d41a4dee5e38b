import { batches } from '../batches/run-batch.ts';
import { demoSeeds } from '../demo/run-demo-seed.ts';
import { fortnoxTasks } from '../fortnox-customers/create-customers.ts';
import { followUps } from '../follow-ups/run-follow-up.ts';
import { claims } from '../invoicing/end-claim.ts';
import { listExports } from '../list-exports/run-list-export.ts';
import { fileTasks } from '../project-files/run-task.ts';
import { log } from '../platform/log.ts';
import { dueKeys, waitingKeys } from '../stores/core/due.ts';
import { releaseWaiting } from '../stores/invoices/follow-up-try-store.ts';
import { getFortnoxConnection } from '../stores/settings/settings-store.ts';
import { tryTask } from '../tasks/run-task.ts';
import type { TaskKind } from '../tasks/task-kind.ts';

const kinds: readonly TaskKind[] = [batches, fileTasks, fortnoxTasks, demoSeeds, claims, listExports, followUps];

const atATime = 25;
/** What is let go at once is tried at once: no more than what the calls of a minute are enough for, some four for each. */
const releasedAtATime = 50;
/** Of one task that takes long: the others are to have their turn too. */
const atMostMs = 60_000;

/** Carries out what is due: whatever a crash or a failure left behind, and what is left to the job from the start. */
export async function handler(): Promise<void> {
  await releaseAccounting(new Date());
  for (const key of await dueKeys(new Date(), atATime)) {
    const kind = kinds.find((one) => one.isOf(key));
    if (kind) await tryTask(kind, key, { until: Date.now() + atMostMs });
    else log('error', { event: 'task-of-unknown-kind', ...key });
  }
}

/** Invoices that were made before there was a link to Fortnox, or while it was broken. */
async function releaseAccounting(now: Date): Promise<void> {
  const { data } = await getFortnoxConnection();
  if (data.state === 'Connected') await releaseWaiting(await waitingKeys(now, releasedAtATime), now);
}
