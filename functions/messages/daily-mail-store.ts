import { mailTimeOf } from '../../shared/domain/daily-mail.ts';
import { leases } from '../../shared/lib/deadlines.ts';
import { isNew } from '../data/core/condition.ts';
import { updateIf } from '../data/core/conditional-update.ts';
import { dueShard } from '../data/core/due.ts';
import { keys } from '../data/core/keys.ts';
import { type Task, type Timing, completed, saveStep } from '../data/tasks/task-store.ts';

export const dailyMailTiming: Timing = { leaseMs: leases.dailyMail, longestWaitMs: 60 * 60_000 };
const retentionSeconds = 60 * 24 * 60 * 60;

/** Plans the mail to a user on a day, once. */
export async function planDailyMail(userId: number, day: string): Promise<void> {
  await updateIf(keys.dailyMail(userId, day), {
    set: { userId, day, due: dueShard, dueAt: mailTimeOf(day), attempts: 0 },
    onlyIf: isNew,
  });
}

export type DailyMail = { userId: number; day: string; /** An attempt has begun to send. */ isBegun: boolean };

export function dailyMailOf(task: Task): DailyMail {
  return {
    userId: task['userId'] as number,
    day: task['day'] as string,
    isBegun: typeof task['sendingSince'] === 'string',
  };
}

const keyOf = ({ pk, sk }: Task) => ({ pk, sk });
const position = ({ attempts }: Task) => ({ attempts });

/** Marks that the mail is about to be sent. @throws Contention when another process has taken the task */
export function beginDailyMail(task: Task, now: Date): Promise<void> {
  return saveStep(keyOf(task), position(task), { set: { sendingSince: now.toISOString() } });
}

/** The mail was certainly not sent. */
export function forgetBegun(task: Task): Promise<void> {
  return saveStep(keyOf(task), position(task), { set: { attempts: task.attempts }, remove: ['sendingSince'] });
}

export type DailyMailEnd = 'Sent' | 'Nothing' | 'Uncertain' | 'Refused';

export function endDailyMail(task: Task, state: DailyMailEnd, now: Date): Promise<void> {
  return saveStep(keyOf(task), position(task), completed({ state }, { retentionSeconds, now }));
}
