import { runFollowUp } from '../follow-ups/run-follow-up.ts';
import { dueKeys, waitingKeys } from '../stores/due.ts';
import { releaseWaiting } from '../stores/follow-up-try-store.ts';
import { getFortnoxConnection } from '../stores/settings-store.ts';
import { errorFields, log } from '../runtime/log.ts';
import { type Key, followUpPrefix } from '../stores/keys.ts';
import { kindOf } from '../tasks/kinds.ts';
import { tryTask } from '../tasks/run-task.ts';

const atATime = 25;
/** What is let go at once is tried at once: no more than what the calls of a minute are enough for, some four for each. */
const releasedAtATime = 50;
/** Of one task that takes long: the others are to have their turn too. */
const atMostMs = 60_000;

/** Tries what is not done: whatever a crash or a failure left behind. */
export async function handler(): Promise<void> {
  await releaseAccounting(new Date());
  for (const key of await dueKeys(new Date(), atATime)) {
    try {
      // The time it is now: what is taken is nobody else's for a while from then on.
      await runDue(key, new Date());
    } catch (error) {
      // The others need not wait for what ails this one, which is tried again the next time.
      log('error', { event: 'due-failed', ...key, ...errorFields(error) });
    }
  }
}

/** Invoices that were made before there was a link to Fortnox, or while it was broken. */
async function releaseAccounting(now: Date): Promise<void> {
  const { data } = await getFortnoxConnection();
  if (data.state === 'Connected') await releaseWaiting(await waitingKeys(now, releasedAtATime), now);
}

async function runDue({ pk, sk }: Key, now: Date): Promise<void> {
  const id = Number(pk.split('#')[1]);
  const kind = kindOf({ pk, sk });
  if (kind) await tryTask(kind, { pk, sk }, { until: Date.now() + atMostMs });
  else await runFollowUp(id, sk.slice(followUpPrefix.length), now);
}
