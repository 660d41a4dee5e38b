import { attentionKindOf } from '../../shared/domain/invoice/attention.ts';
import { mailDayOf } from '../../shared/domain/daily-mail.ts';
import { projectsOf } from '../../shared/domain/invoice/projects-of.ts';
import { userSettings } from '../../shared/entities/user-settings.ts';
import { keys } from '../data/core/keys.ts';
import { type RecordMap, findRecords, getItems } from '../data/core/table.ts';
import { planDailyMail } from '../messages/daily-mail-store.ts';
import { storeNotification } from '../messages/notification-store.ts';
import { getFortnoxConnection } from '../settings/settings-store.ts';
import type { NotificationEvent } from './events-in-change.ts';

/** Notifies users of events, as each has chosen; idempotent. */
export async function notify(events: readonly NotificationEvent[], now: Date): Promise<void> {
  const current = await whileTrue(events);
  if (current.length === 0) return;
  const mailed = await resolved(current);
  const userIds = mailed.flatMap(({ to, byUserId }) => [...to, byUserId]);
  const people = await findRecords(
    userIds.flatMap((userId) => [['user', userId] as const, ['user-settings', userId] as const]),
  );
  for (const { to, isMailed, ...one } of mailed) {
    const by = people.get('user', one.byUserId)?.data.initials ?? '';
    for (const userId of to) {
      const channel =
        isMailed && people.get('user', userId)?.deleted === false ? 'Mail' : channelOf(people, userId, one.kind);
      if (channel === 'None' || userId === one.byUserId) continue;
      const mailDay = channel === 'Mail' ? mailDayOf(now) : '';
      if (mailDay) await planDailyMail(userId, mailDay);
      await storeNotification({ ...one, userId, by, mailDay });
    }
  }
}

async function whileTrue(events: readonly NotificationEvent[]): Promise<readonly NotificationEvent[]> {
  if (!events.some(({ needsBrokenLink }) => needsBrokenLink)) return events;
  const isBroken = (await getFortnoxConnection()).data.state === 'Broken';
  return events.filter(({ needsBrokenLink }) => !needsBrokenLink || isBroken);
}

/** Looks up names, and whom each event concerns besides those it names. */
async function resolved(events: readonly NotificationEvent[]) {
  const invoices = await findRecords(events.map(({ invoiceId }) => ['invoice', invoiceId] as const));
  const projectsOfEvent = ({ projectId, invoiceId }: NotificationEvent): readonly (number | undefined)[] => {
    const invoice = invoices.get('invoice', invoiceId)?.data;
    return projectId === undefined && invoice ? projectsOf(invoice).map((project) => project.projectId) : [projectId];
  };
  const [found, makers] = await Promise.all([
    findRecords(events.flatMap((one) => projectsOfEvent(one).map((id) => ['project', id] as const))),
    makersOf(events),
  ]);
  return events.map((one) => {
    const { kind, at, subjectId, byUserId, userIds, invoiceId, followUp, isMailed } = one;
    const invoice = invoices.get('invoice', invoiceId)?.data;
    const projects = projectsOfEvent(one).map((id) => found.get('project', id)?.data);
    const owners = projects.map((project) => project?.projectOwnerUserId);
    const concerned = invoiceId === undefined ? userIds : [...owners, makers.get(invoiceId)];
    return {
      kind,
      isMailed,
      as: followUp && invoice ? attentionKindOf(followUp, invoice.status) : one.as,
      at,
      subjectId,
      byUserId,
      name: one.name ?? invoice?.serialNumberPadded ?? projects[0]?.projectCode ?? '',
      to: [...new Set(concerned.filter((userId) => typeof userId === 'number'))],
    };
  });
}

/** Who made the invoices whose work is stuck. */
async function makersOf(events: readonly NotificationEvent[]): Promise<Map<number, number>> {
  const ids = events.flatMap(({ invoiceId, followUp }) => (invoiceId !== undefined && followUp ? [invoiceId] : []));
  const firsts = new Map(ids.map((invoiceId) => [keys.history('invoice', invoiceId, 1).pk, invoiceId]));
  const items = await getItems(ids.map((invoiceId) => keys.history('invoice', invoiceId, 1)));
  return new Map(items.map(({ pk, changedBy }) => [firsts.get(pk)!, changedBy as number]));
}

function channelOf(people: RecordMap, userId: number, kind: NotificationEvent['kind']) {
  const user = people.get('user', userId);
  if (!user || user.deleted) return 'None';
  return (people.get('user-settings', userId)?.data ?? userSettings.empty)[`tell${kind}`];
}
