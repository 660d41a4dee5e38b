import type { Day } from '../../shared/lib/days.ts';
import { type Month, writeMonth } from '../../shared/lib/months.ts';
import { isNew } from '../data/core/condition.ts';
import { keys } from '../data/core/keys.ts';
import { getItems } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

export type StoredReminder = Month & { userId: number; at: string; byUserId: number };

/** A reminder counts on its own day. */
const retentionSeconds = 7 * 24 * 60 * 60;

const keyOf = (month: Month, userId: number, today: Day) => keys.timeLogReminder(writeMonth(month), userId, today);

/** Returns the users who have been reminded of the month today. */
export async function findReminded(userIds: readonly number[], month: Month, today: Day): Promise<Set<number>> {
  const items = await getItems(userIds.map((userId) => keyOf(month, userId, today)));
  return new Set(items.map((item) => item['userId'] as number));
}

/** The stream notifies the user. The commit throws Contention if another caller has reminded meanwhile. */
export function stageReminder(
  unit: UnitOfWork,
  { month, userId, today, now }: { month: Month; userId: number; today: Day; now: Date },
): void {
  const reminder: StoredReminder = { ...month, userId, at: now.toISOString(), byUserId: unit.userId };
  const ttl = Math.floor(now.getTime() / 1000) + retentionSeconds;
  unit.put({ ...keyOf(month, userId, today), ...reminder, ttl }, isNew);
}
