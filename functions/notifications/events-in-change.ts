import type { NotificationKind } from '../../shared/codes/notifications.ts';
import type { TimeLogEvent } from '../../shared/codes/staff-time-logs.ts';
import { needsAttention } from '../../shared/domain/invoice/attention.ts';
import { eventIn } from '../../shared/domain/time-log-attest.ts';
import { formatMonth } from '../../shared/lib/format.ts';
import { monthIndex } from '../../shared/lib/months.ts';
import type { FollowUpKind } from '../../shared/schemas/invoice.ts';
import { batchPrefix, followUpPrefix, listExportPrefix, timeLogRemindersPrefix } from '../data/core/keys.ts';
import { mailTrouble } from '../data/core/due.ts';
import type { Data, Kind } from '../data/core/records.ts';
import type { StoredFollowUp } from '../invoices/stores/follow-up-store.ts';
import type { StoredReminder } from '../time-logs/reminder-store.ts';
import type { BatchTask, StoredBatch } from '../data/tasks/batch-store.ts';
import type { StoredListExport } from '../exports/list-export-store.ts';
import { type Image, plainImage, plainValue } from '../data/core/plain-image.ts';

/** An item of the table before and after a write. `at`: when that was, the same at each delivery. */
export type Change = { pk: string; sk: string; before: Image | undefined; after: Image; at: string };

/** What a change means to users; who they are may follow from other records. */
export type NotificationEvent = {
  kind: NotificationKind;
  as: string;
  at: string;
  subjectId: number;
  /** The user who made the change, and is not notified; 0 for the system. */
  byUserId: number;
  userIds: number[];
  name?: string;
  /** Gives the name, where the event has none. */
  projectId?: number;
  /** Gives the name; the owner of its project and its maker are notified. */
  invoiceId?: number;
  /** The follow-up that is stuck; says in place of `as` what it is. */
  followUp?: FollowUpKind;
  /** Reaches users and their mail whatever they have chosen. */
  isMailed?: boolean;
  /** Notified only while the link to Fortnox is broken. */
  needsBrokenLink?: boolean;
};

export function eventsIn(change: Change): NotificationEvent[] {
  const { pk, sk, before, after, at } = change;
  // A restored archive tells of a time before this installation.
  if (!before && after['restored']?.BOOL) return [];
  if (sk === 'RECORD') return eventsOfRecord(before, after);
  if (sk.startsWith(followUpPrefix)) return eventsOfFollowUp(before && plainImage(before), plainImage(after), at);
  if (sk.startsWith(listExportPrefix)) return eventsOfExport(before && plainImage(before), plainImage(after), at);
  if (pk.startsWith(batchPrefix)) return eventsOfImport(change);
  if (pk.startsWith(timeLogRemindersPrefix)) return eventsOfReminder(before, after);
  return [];
}

/** The fields of a record that put it in somebody's hands. */
const given: { kind: Kind; as: string; field: string; notification: NotificationKind }[] = [
  { kind: 'work-order', as: 'owner', field: 'workOrderOwnerUserId', notification: 'SharedWork' },
  { kind: 'work-order', as: 'helper', field: 'workOrderHelperUserId', notification: 'SharedWork' },
  { kind: 'project', as: 'owner', field: 'projectOwnerUserId', notification: 'GivenProject' },
  { kind: 'project', as: 'reviewer', field: 'projectReviewerUserId', notification: 'GivenProject' },
];

function eventsOfRecord(before: Image | undefined, after: Image): NotificationEvent[] {
  const kind = after['kind']?.S as Kind;
  const wasDeleted = before?.['deleted']?.BOOL ?? false;
  if (wasDeleted || after['deleted']?.BOOL) return [];
  if (kind === 'invoice') return eventsOfInvoice(before, after);
  if (kind === 'staff-time-log') return eventsOfTimeLog(before, after);
  const fields = given.filter((one) => one.kind === kind);
  if (fields.length === 0) return [];
  const subjectId = Number(after['id']?.N);
  const facts = { at: after['changedAt']!.S!, byUserId: Number(after['changedBy']?.N), subjectId };
  return fields.flatMap(({ as, field, notification }) => {
    const userId = fieldOf(after, field);
    // A shared helper is no user.
    if (typeof userId !== 'number' || userId <= 0 || fieldOf(before, field) === userId) return [];
    const projectId = kind === 'project' ? subjectId : Number(fieldOf(after, 'projectId'));
    // The system moves nothing between people; only a seeded firm has such records.
    return facts.byUserId === 0 ? [] : [{ ...facts, kind: notification, as, userIds: [userId], projectId }];
  });
}

function eventsOfInvoice(before: Image | undefined, after: Image): NotificationEvent[] {
  const overdue = 'Overdue' satisfies Data<'invoice'>['status'];
  if (!before || statusOf(before) === overdue || statusOf(after) !== overdue) return [];
  const invoiceId = Number(after['id']?.N);
  const at = after['changedAt']!.S!;
  return [{ kind: 'OverdueInvoice', as: 'overdue', at, subjectId: invoiceId, byUserId: 0, userIds: [], invoiceId }];
}

const attestEvents: { [E in TimeLogEvent]?: string } = {
  SentBack: 'sent-back',
  Approved: 'approved',
  ApprovalUndone: 'approval-undone',
};

function eventsOfTimeLog(before: Image | undefined, after: Image): NotificationEvent[] {
  if (!before) return [];
  const is = dataOf(after) as Data<'staff-time-log'>;
  const { userId, year, month } = is;
  const [subjectId, byUserId] = [monthIndex({ year, month }), Number(after['changedBy']?.N)];
  const event = eventIn(dataOf(before), is, { isOwner: byUserId === userId });
  const as = event && attestEvents[event];
  if (!as) return [];
  const facts = { at: after['changedAt']!.S!, byUserId, subjectId, userIds: [userId], name: formatMonth(year, month) };
  return [{ kind: 'TimeLogDue', as, ...facts }];
}

function eventsOfReminder(before: Image | undefined, after: Image): NotificationEvent[] {
  if (before) return [];
  const { year, month, userId, at, byUserId } = plainImage(after) as StoredReminder;
  const facts = { at, byUserId, subjectId: monthIndex({ year, month }), name: formatMonth(year, month) };
  return [{ kind: 'TimeLogDue', as: 'reminded', userIds: [userId], isMailed: true, ...facts }];
}

function eventsOfFollowUp(before: object | undefined, after: object, at: string): NotificationEvent[] {
  const reason = reasonOf(after as FollowUpImage);
  const earlier = before && reasonOf(before as FollowUpImage);
  if (!reason || earlier === 'stuck' || earlier === reason) return [];
  const { invoiceId, kind: followUp } = after as FollowUpImage;
  const facts = { at, subjectId: invoiceId, byUserId: 0, userIds: [], invoiceId, followUp };
  return [{ kind: 'InvoiceTrouble', as: '', ...facts, needsBrokenLink: reason === 'waits' }];
}

type FollowUpImage = Pick<StoredFollowUp, 'invoiceId' | 'state' | 'attempts' | 'lastError' | 'needs'> & {
  kind: FollowUpKind;
  due?: string;
};

/** 'waits': for a link, which concerns somebody only if there was one. */
function reasonOf({ due, ...followUp }: FollowUpImage): 'stuck' | 'waits' | undefined {
  const tried = { ...followUp, isTrouble: due === mailTrouble };
  if (needsAttention(tried, { isLinkBroken: false })) return 'stuck';
  return needsAttention(tried, { isLinkBroken: true }) ? 'waits' : undefined;
}

function eventsOfExport(before: object | undefined, after: object, at: string): NotificationEvent[] {
  const [was, is] = [before as StoredListExport | undefined, after as StoredListExport];
  if (!was || was.state !== 'Pending' || is.state === 'Pending') return [];
  const { userId, exportId, name, state } = is;
  const as = state === 'Done' ? 'exported' : 'export-failed';
  return [{ kind: 'TransferEnded', as, at, subjectId: exportId, byUserId: 0, userIds: [userId], name }];
}

function eventsOfImport({ pk, before, after, at }: Change): NotificationEvent[] {
  const isImport = after['task']?.M?.['kind']?.S === ('import-projects' satisfies BatchTask['kind']);
  if (!isImport || before?.['state']?.S !== 'Pending' || after['state']?.S !== 'Done') return [];
  const { userId, total, skipped } = plainImage(after) as Pick<StoredBatch, 'userId' | 'total' | 'skipped'>;
  const name = String(total - skipped.length);
  const subjectId = Number(pk.slice(batchPrefix.length));
  return [{ kind: 'TransferEnded', as: 'imported', at, subjectId, byUserId: 0, userIds: [userId], name }];
}

const dataOf = (image: Image | undefined) => plainImage(image?.['data']?.M ?? {});

function fieldOf(image: Image | undefined, field: string): unknown {
  const value = image?.['data']?.M?.[field];
  return value && plainValue(value);
}

const statusOf = (image: Image) => image['data']?.M?.['status']?.S;
