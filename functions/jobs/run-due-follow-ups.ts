import { runFollowUp } from '../follow-ups/run-follow-up.ts';
import { dueFollowUps } from '../stores/follow-up-store.ts';

const atATime = 25;

/** Tries what is not done: whatever a crash or a failure left behind. */
export async function handler(): Promise<void> {
  const now = new Date();
  for (const { invoiceId, kind } of await dueFollowUps(now, atATime)) await runFollowUp(invoiceId, kind, now);
}
