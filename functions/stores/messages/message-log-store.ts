import { randomBytes } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { formatInstantWithSeconds } from '../../../shared/lib/format.ts';
import { type LoggedMessage, type MessageFate, messageFates } from '../../../shared/schemas/message-log.ts';
import { dynamodb } from '../../platform/dynamodb.ts';
import { environment } from '../../platform/environment.ts';
import { updateIf } from '../core/conditional-update.ts';
import { type Key, keys, messageLog, messageLogPrefix } from '../core/keys.ts';
import { type Removal, changeLog, removeOldest } from '../core/log-keys.ts';
import { getItem, queryItems } from '../core/table.ts';

export const messagesKeptDays = 90;
/** By which the mail service tells again which mail it speaks of. */
export const messageTag = 'messageId';

type Sent = Pick<LoggedMessage, 'kind' | 'to' | 'mobilePhone' | 'subject'>;

/** Keeps that a mail is about to be sent. @returns its id, which the mail service may carry as a tag */
export async function keepMessage(message: Sent, now: Date): Promise<string> {
  const id = `${idAt(now)}-${randomBytes(4).toString('hex')}`;
  const item = {
    ...keys.message(id),
    ...message,
    dateTime: now.toISOString(),
    fate: 'Sending' satisfies MessageFate,
    fateRank: 0,
    reason: '',
    ttl: Math.floor(now.getTime() / 1000) + messagesKeptDays * 24 * 60 * 60,
  };
  await dynamodb().send(new PutCommand({ TableName: environment.tableName(), Item: item }));
  return id;
}

/** Keeps what became of a mail, unless graver news have come; one that is no longer in the log stays out of it. */
export async function noteFate(id: string, fate: MessageFate, reason = ''): Promise<void> {
  await updateIf(keys.message(id), {
    expression: 'SET fate = :fate, fateRank = :rank, reason = :reason',
    condition: 'fateRank < :rank',
    values: { ':fate': fate, ':rank': messageFates.indexOf(fate), ':reason': reason },
  });
}

/** To whom a mail of the log went. */
export async function receiverOf(id: string): Promise<string | undefined> {
  return (await getItem(keys.message(id)))?.['to'] as string | undefined;
}

/** The whole log, latest first: at most what is sent in the days that it is kept. */
export async function getMessages(): Promise<LoggedMessage[]> {
  const items = await queryItems(messageLog, messageLogPrefix);
  return items.reverse().map(({ sk, ...item }) => {
    const message = item as unknown as Sent & Pick<LoggedMessage, 'dateTime' | 'fate' | 'reason'>;
    const { dateTime, kind, to, mobilePhone, subject, fate, reason } = message;
    const dateTimeDisplay = formatInstantWithSeconds(dateTime);
    return {
      id: sk.slice(messageLogPrefix.length),
      dateTime,
      dateTimeDisplay,
      kind,
      to,
      mobilePhone,
      subject,
      fate,
      reason,
    };
  });
}

/** Removes mails sent before an instant, as many as there is time for. */
export function removeMessages(before: Date, until: number): Promise<Removal> {
  return removeOldest({ from: keys.message(''), to: keys.message(idAt(before)), remove }, until);
}

function remove(old: Key[]): Promise<boolean> {
  return changeLog(old.map((Key) => ({ Delete: { TableName: environment.tableName(), Key } })));
}

/** A tag takes letters, digits, dashes and underscores alone; an id sorts by time all the same. */
function idAt(instant: Date): string {
  return instant.toISOString().replace(/[:.]/g, '-');
}
