import { runBatch } from '../batches/run-batch.ts';
import { runDemoSeed } from '../demo/run-demo-seed.ts';
import { runFollowUp } from '../follow-ups/run-follow-up.ts';
import { dueKeys } from '../stores/due.ts';
import { endClaim } from '../invoicing/end-claim.ts';
import { errorFields, log } from '../runtime/log.ts';
import { type Key, batchPrefix, claimKey, demoSeedKey, followUpPrefix } from '../stores/keys.ts';

const atATime = 25;

/** Tries what is not done: whatever a crash or a failure left behind. */
export async function handler(): Promise<void> {
  const now = new Date();
  for (const key of await dueKeys(now, atATime)) {
    try {
      await runDue(key, now);
    } catch (error) {
      // The others need not wait for what ails this one, which is tried again the next time.
      log('error', { event: 'due-failed', ...key, ...errorFields(error) });
    }
  }
}

async function runDue({ pk, sk }: Key, now: Date): Promise<void> {
  const id = Number(pk.split('#')[1]);
  if (pk.startsWith(batchPrefix)) await runBatch(id);
  else if (sk === claimKey) await endClaim(id);
  else if (sk === demoSeedKey) await runDemoSeed(now);
  else await runFollowUp(id, sk.slice(followUpPrefix.length), now);
}
