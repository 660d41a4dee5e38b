import { randomBytes } from 'node:crypto';
import { formatInstantWithSeconds } from '../../shared/lib/format.ts';
import { type MessageFate, messageFates } from '../../shared/codes/messages.ts';
import type { LoggedMessage } from '../../shared/schemas/message-log.ts';
import { isBelow } from '../data/core/condition.ts';
import { updateIf } from '../data/core/conditional-update.ts';
import { deleteAction } from '../data/core/item-actions.ts';
import { type Key, keys, messageLog, messageLogPrefix } from '../data/core/keys.ts';
import { type Removal, changeLog, removeOldest } from '../data/core/log-keys.ts';
import { getItem, queryItems } from '../data/core/table.ts';
import { putItem } from '../data/core/write-item.ts';

export const messageRetentionDays = 90;
export const messageTag = 'messageId';

type SentMessage = Pick<LoggedMessage, 'kind' | 'to' | 'mobilePhone' | 'subject'>;

export async function keepMessage(message: SentMessage, now: Date): Promise<string> {
  const id = `${idAt(now)}-${randomBytes(4).toString('hex')}`;
  const item = {
    ...keys.message(id),
    ...message,
    dateTime: now.toISOString(),
    fate: 'Sending' satisfies MessageFate,
    fateRank: 0,
    reason: '',
    ttl: Math.floor(now.getTime() / 1000) + messageRetentionDays * 24 * 60 * 60,
  };
  await putItem(item);
  return id;
}

/** A worse outcome that is known stays; mails no longer in the log are ignored. */
export async function noteFate(id: string, fate: MessageFate, reason = ''): Promise<void> {
  const fateRank = messageFates.indexOf(fate);
  await updateIf(keys.message(id), {
    set: { fate, fateRank, reason },
    onlyIf: isBelow('fateRank', fateRank),
  });
}

export async function receiverOf(id: string): Promise<string | undefined> {
  return (await getItem(keys.message(id)))?.['to'] as string | undefined;
}

export async function getMessages(): Promise<LoggedMessage[]> {
  const items = await queryItems(messageLog, messageLogPrefix);
  return items.reverse().map(({ sk, ...item }) => {
    const message = item as unknown as SentMessage & Pick<LoggedMessage, 'dateTime' | 'fate' | 'reason'>;
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

export function removeMessages(before: Date, until: number): Promise<Removal> {
  return removeOldest({ from: keys.message(''), to: keys.message(idAt(before)), remove }, until);
}

function remove(old: Key[]): Promise<boolean> {
  return changeLog(old.map((key) => deleteAction(key)));
}

/** SES tags allow only letters, digits, dashes and underscores; the id still sorts by time. */
function idAt(instant: Date): string {
  return instant.toISOString().replace(/[:.]/g, '-');
}
