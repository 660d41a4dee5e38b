import { log } from '../runtime/log.ts';
import { logKeptDays, removeCalls } from '../stores/fortnox-log-store.ts';

const atMostMs = 4 * 60_000;

/** Removes from the log of calls to Fortnox what has been kept long enough. */
export async function handler(): Promise<void> {
  const before = new Date(Date.now() - logKeptDays * 24 * 60 * 60_000);
  const { removed, isAll } = await removeCalls(before, Date.now() + atMostMs);
  log('info', { event: 'logs-cleaned', removed, isAll });
}
