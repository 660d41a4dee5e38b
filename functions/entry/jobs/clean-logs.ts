import { deadlineOf, jobs } from '../../../shared/lib/deadlines.ts';
import { removeOldHealth } from '../../personal-data/remove-old-health.ts';
import { log } from '../../platform/log.ts';
import { messageRetentionDays, removeMessages } from '../../messages/message-log-store.ts';
import { logInRetentionDays, removeLogIns } from '../../users/log-in-store.ts';
import { logRetentionDays, removeCalls } from '../../fortnox/fortnox-log-store.ts';

export async function handler(): Promise<void> {
  const calls = await removeCalls(daysAgo(logRetentionDays), deadlineOf(jobs.cleanLog));
  const messages = await removeMessages(daysAgo(messageRetentionDays), deadlineOf(jobs.cleanLog));
  const logIns = await removeLogIns(daysAgo(logInRetentionDays), deadlineOf(jobs.cleanLog));
  const health = await removeOldHealth(new Date(), deadlineOf(jobs.cleanLog));
  log('info', {
    event: 'logs-cleaned',
    calls: calls.removed,
    messages: messages.removed,
    logIns: logIns.removed,
    health,
  });
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 24 * 60 * 60_000);
}
