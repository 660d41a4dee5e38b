import { createHash, randomBytes } from 'node:crypto';
import { formatInstantWithSeconds } from '../../shared/lib/format.ts';
import type { LogIn } from '../../shared/schemas/log-in.ts';
import { deleteAction } from '../data/core/item-actions.ts';
import { type Key, keys, logInPrefix, logIns } from '../data/core/keys.ts';
import { type Removal, changeLog, removeOldest } from '../data/core/log-keys.ts';
import { type Item, findRecords, queryItems } from '../data/core/table.ts';
import { putItem } from '../data/core/write-item.ts';

export const logInRetentionDays = 90;

export type Attempt = Pick<LogIn, 'userId' | 'address' | 'device' | 'way' | 'outcome'>;

export async function keepLogIn(attempt: Attempt, now: Date): Promise<void> {
  const ttl = Math.floor(now.getTime() / 1000) + logInRetentionDays * 24 * 60 * 60;
  const item = { ...keys.logIn(idOf(attempt, now)), ...attempt, at: now.toISOString(), ttl };
  await putItem(item);
}

/** Refused attempts during a wait are stored once a minute per caller, so that they cannot flood the log. */
function idOf({ outcome, userId, address }: Attempt, now: Date): string {
  if (outcome !== 'Waiting') return `${now.toISOString()}-${randomBytes(4).toString('hex')}`;
  const who = createHash('sha256').update(`${userId} ${address}`).digest('hex').slice(0, 8);
  return `${now.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)}:00.000Z-${who}`;
}

export async function getLogIns(userId?: number): Promise<LogIn[]> {
  const items = await queryItems(logIns, logInPrefix);
  const ofUser = userId === undefined ? items : items.filter((item) => item['userId'] === userId);
  const userIds = [...new Set(ofUser.map((item) => item['userId'] as number | null))];
  const users = await findRecords(userIds.map((id) => ['user', id] as const));
  return ofUser
    .map((item) => viewOf(item, users.get('user', item['userId'] as number | null)?.data))
    .sort((one, other) => other.dateTime.localeCompare(one.dateTime));
}

type NamedUser = { initials: string; firstName: string; lastName: string };

/** Attempts stored before there was more than one way have none. */
type StoredAttempt = Omit<Attempt, 'way'> & { way?: Attempt['way']; at: string };

function viewOf(item: Item, user: NamedUser | undefined): LogIn {
  const { userId, address, device, way = 'Pin', outcome, at } = item as unknown as StoredAttempt;
  return {
    id: item.sk.slice(logInPrefix.length),
    dateTime: at,
    dateTimeDisplay: formatInstantWithSeconds(at),
    userId,
    initials: user?.initials ?? '',
    fullName: user ? `${user.firstName} ${user.lastName}` : '',
    address,
    device,
    way,
    outcome,
  };
}

export function removeLogIns(before: Date, until: number): Promise<Removal> {
  return removeOldest({ from: keys.logIn(''), to: keys.logIn(before.toISOString()), remove }, until);
}

function remove(old: Key[]): Promise<boolean> {
  return changeLog(old.map((key) => deleteAction(key)));
}
