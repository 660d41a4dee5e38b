import { dailyMail } from '../../shared/mail/daily-mail.ts';
import { MailRefused, sendMailOnce } from '../messages/mail.ts';
import { environment } from '../platform/environment.ts';
import { errorFields, log } from '../platform/log.ts';
import { dailyMailPrefix } from '../data/core/keys.ts';
import { findRecord } from '../data/core/table.ts';
import {
  type DailyMail,
  beginDailyMail,
  dailyMailOf,
  dailyMailTiming,
  endDailyMail,
  forgetBegun,
} from '../messages/daily-mail-store.ts';
import { isRead, notificationView, notificationsOf } from '../messages/notification-store.ts';
import type { Task } from '../data/tasks/task-store.ts';
import type { TaskKind } from '../data/tasks/task-kind.ts';

/** Mails a user the unread notifications of a day, at most once: they also stand in the list. */
export const dailyMails: TaskKind = {
  name: 'daily-mail',
  isOf: ({ pk }) => pk.startsWith(dailyMailPrefix),
  timing: dailyMailTiming,
  steps: 'taken-once',
  step: send,
  maxAttempts: 8,
  giveUp: (task) => endDailyMail(task, 'Refused', new Date()),
};

async function send(task: Task): Promise<void> {
  const planned = dailyMailOf(task);
  const end = (state: Parameters<typeof endDailyMail>[1]) => endDailyMail(task, state, new Date());
  // An attempt that was killed may have sent it.
  if (planned.isBegun) return end('Uncertain');
  const mail = await mailOf(planned);
  if (!mail) return end('Nothing');
  await beginDailyMail(task, new Date());
  try {
    await sendMailOnce(mail);
  } catch (error) {
    if (error instanceof MailRefused) {
      await forgetBegun(task);
      throw error;
    }
    log('error', { event: 'daily-mail-uncertain', userId: planned.userId, ...errorFields(error) });
    return end('Uncertain');
  }
  return end('Sent');
}

async function mailOf({ userId, day }: DailyMail) {
  const user = await findRecord('user', userId);
  if (!user || user.deleted || user.data.email === '') return undefined;
  const stored = await notificationsOf(userId, new Date());
  const mailed = stored.filter((one) => one.mailDay === day && !isRead(one)).map(notificationView);
  if (mailed.length === 0) return undefined;
  const { email: to, firstName, phone: mobilePhone } = user.data;
  return {
    kind: 'Daily' as const,
    to,
    mobilePhone,
    ...dailyMail(firstName, { notifications: mailed, siteUrl: environment.siteUrl() }),
  };
}
