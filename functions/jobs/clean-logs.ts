import { removeOldHealth } from '../personal-data/remove-old-health.ts';
import { log } from '../platform/log.ts';
import { messagesKeptDays, removeMessages } from '../stores/messages/message-log-store.ts';
import { logInsKeptDays, removeLogIns } from '../stores/users/log-in-store.ts';
import { logKeptDays, removeCalls } from '../stores/fortnox/fortnox-log-store.ts';

const atMostMs = 60_000;

export async function handler(): Promise<void> {
  const calls = await removeCalls(daysAgo(logKeptDays), Date.now() + atMostMs);
  const messages = await removeMessages(daysAgo(messagesKeptDays), Date.now() + atMostMs);
  const logIns = await removeLogIns(daysAgo(logInsKeptDays), Date.now() + atMostMs);
  const health = await removeOldHealth(new Date(), Date.now() + atMostMs);
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
